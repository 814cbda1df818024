import {
  type Actor,
  actor,
  apply,
  drawFate,
  type Move,
  moves,
  type Options,
  outcome,
  random,
  type State,
  setup,
} from '@meltemi/engine';
import { at, below, messageOf, required } from '@meltemi/engine/internal';
import { flaws, metropolisesOf } from '@meltemi/engine/query';
import { advance, History, type Playable, replay } from '@meltemi/engine/record';

/** Longer games are stopped and count as unfinished. */
const MOST_CYCLES = 400;

/** How a game ended: enough metropolises, a faction without land, or not at all. */
export type Ending = 'metropolises' | 'elimination' | 'unfinished';

export interface RandomGame {
  readonly ending: Ending;
  readonly cycles: number;
  /** Choices of seats between at least two moves. */
  readonly decisions: number;
  /** All moves, fate's and forced ones included. */
  readonly moves: number;
  /** Seats that won. */
  readonly winners: readonly number[];
}

/** A game that keeps only its state, without history: enough for statistics of many games. */
class Unrecorded implements Playable {
  readonly state: State;
  readonly forced = null;
  next: Actor;
  legal: readonly Move[];

  constructor(options: Options) {
    this.state = setup(options);
    this.next = actor(this.state);
    this.legal = moves(this.state);
  }

  play(move: Move): void {
    apply(this.state, move, this.legal);
    this.next = actor(this.state);
    this.legal = moves(this.state);
  }
}

/** A whole game of random players. With `verify` every position is checked and the record replayed. */
export function playRandomly(options: Options, seed: string, verify: boolean): RandomGame {
  const rng = random(seed);
  const history = verify ? new History(options, () => null) : null;
  const game = history ?? new Unrecorded(options);
  let decisions = 0;
  let played = 0;
  try {
    for (const { asks } of advance(game, (s, legal) => drawFate(s, legal, rng))) {
      if (asks !== undefined) {
        if (game.legal.length > 1) decisions++;
        game.play(required(game.legal[below(rng, game.legal.length)], 'legal move'));
      }
      played++;
      if (verify) expectNoFlaws(game.state);
      if (game.state.cycle > MOST_CYCLES) break;
    }
    if (history) expectSameReplay(history);
  } catch (error) {
    throw new Error(`move ${played + 1}: ${messageOf(error)}`, { cause: error });
  }
  return { ...endOf(game.state), cycles: game.state.cycle, decisions, moves: played };
}

function endOf(s: State): Pick<RandomGame, 'ending' | 'winners'> {
  const result = outcome(s);
  if (!result) return { ending: 'unfinished', winners: [] };
  const reached = s.table.teamOf.some((team) => metropolisesOf(s, team) >= s.table.goal);
  const seats = new Set(result.winners.map((faction) => at(s.table.seatOf, faction)));
  return { ending: reached ? 'metropolises' : 'elimination', winners: [...seats] };
}

function expectNoFlaws(s: State): void {
  const found = flaws(s);
  if (found.length > 0) throw new Error(`impossible position: ${found.join(' ')}`);
}

function expectSameReplay(history: History): void {
  const { difference } = replay(history.toRecord());
  if (difference) throw new Error(`the replay differs: ${difference.text}`);
}
