import { Evaluator, fightOn, LUCK_MODELS } from '@meltemi/bots/tuning';
import { apply, clone, drawFate, type Move, moves, random, type State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { decider, weight } from '@meltemi/engine/query';

// What fate gave to each team. Every move of fate changes the chances to win; what it changed less what was to be
// expected of all the moves it could have made is luck. Its expectation is zero whatever function judges, so that
// subtracting it from results leaves them unbiased, and takes most of the chance out of them if the function judges
// well.

/** Battles under way are fought out this many times before they are judged, always with the same dice. */
const BATTLES = 4;
/** More steps than a battle has. */
const MOST_STEPS = 200;

export class LuckMeter {
  /** By team. */
  readonly sum: number[];
  private readonly evaluator = new Evaluator(LUCK_MODELS);

  constructor(teams: number) {
    this.sum = Array.from({ length: teams }, () => 0);
  }

  /** To be called before fate's move is made. */
  count(s: State, results: readonly Move[], drawn: Move): void {
    if (results.length < 2) return;
    const weights = results.map((result) => weight(s, result));
    const total = weights.reduce((a, b) => a + b, 0);
    results.forEach((result, i) => {
      const then = clone(s);
      apply(then, result, results);
      const worth = this.worth(then);
      const share = (result === drawn ? 1 : 0) - at(weights, i) / total;
      for (const [team, chance] of worth.entries()) this.sum[team] = at(this.sum, team) + share * chance;
    });
  }

  private worth(s: State): readonly number[] {
    if (s.battle === null) return this.evaluator.value(s);
    let sum = s.gold.map(() => 0);
    for (let i = 0; i < BATTLES; i++) {
      const worth = this.evaluator.value(foughtOut(s, i));
      sum = sum.map((total, team) => total + at(worth, team) / BATTLES);
    }
    return sum;
  }
}

function foughtOut(s: State, seed: number): State {
  const rng = random(seed);
  const then = clone(s);
  for (let i = 0; i < MOST_STEPS && then.battle !== null; i++) {
    const legal = moves(then);
    apply(then, decider(then) === 'fate' ? drawFate(then, legal, rng) : fightOn(then, legal), legal);
  }
  return then;
}
