import { Evaluator, LUCK_MODELS } from '@meltemi/bots/tuning';
import type { Event, State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { rounded, sum } from '../statistics.ts';
import { bySeat } from './ranks.ts';

// Are the bots' chances to win right? Of all positions in which a seat was given 30 %, it should win three out of ten.

/** By position and seat: the estimated chance to win of its team. */
export type Chances = readonly (readonly number[])[];

/** Records the chances at the beginning of every cycle's offerings and actions. */
export class ChanceNotes {
  readonly noted: number[][] = [];
  private readonly evaluator = new Evaluator(LUCK_MODELS);

  note(s: State, events: readonly Event[]): void {
    if (!events.some((event) => event.event === 'phase' && (event.phase === 'offerings' || event.phase === 'actions')))
      return;
    this.noted.push(bySeat(s, this.evaluator.value(s)));
  }
}

/** What calibration needs of a game. Ranks by seat, 1 for all who won; null: the game was left unfinished. */
interface Judged {
  readonly ranks: readonly number[] | null;
  readonly chances?: Chances;
}

/** Positions with about the same estimated chance. */
interface Decile {
  readonly positions: number;
  /** Their mean chance, and the share of them that were won. */
  readonly chance: number;
  readonly won: number;
}

export interface Calibration {
  readonly positions: number;
  /** Mean square of chance less result (0 or 1), over all seats; and the same if all had equal chances. */
  readonly brier: number;
  readonly equal: number;
  /** From 0–10 % to 90–100 %. */
  readonly deciles: readonly Decile[];
}

/**
 * A shared victory counts as one divided by the number of those who share it; partners win together. Null: nothing was
 * noted.
 */
export function calibrationOf(games: readonly Judged[], sides: readonly number[]): Calibration | null {
  const pairs = games.flatMap(({ ranks, chances = [] }) => {
    if (!ranks) return [];
    const winners = new Set(sides.filter((_, seat) => ranks[seat] === 1));
    return chances.flatMap((bySeat) =>
      bySeat.map((chance, seat) => ({ chance, won: winners.has(at(sides, seat)) ? 1 / winners.size : 0 })),
    );
  });
  if (pairs.length === 0) return null;
  const fair = 1 / new Set(sides).size;
  const mean = (list: readonly number[]) => rounded(sum(list) / Math.max(1, list.length));
  return {
    positions: pairs.length / sides.length,
    brier: mean(pairs.map(({ chance, won }) => (chance - won) ** 2)),
    equal: mean(pairs.map(({ won }) => (fair - won) ** 2)),
    deciles: Array.from({ length: 10 }, (_, i) => {
      const within = pairs.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === i);
      return {
        positions: within.length,
        chance: mean(within.map(({ chance }) => chance)),
        won: mean(within.map(({ won }) => won)),
      };
    }),
  };
}
