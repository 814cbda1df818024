import { Evaluator, type HintKind, LUCK_MODELS } from '@meltemi/bots/tuning';
import type { Event, State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { rounded, sum } from '../command/statistics.ts';
import type { Hint } from './hint-notes.ts';
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
  readonly hints?: readonly Hint[];
}

/** A chance that was given, and the share of the victory that came of it. */
export interface Outcome {
  readonly chance: number;
  readonly won: number;
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
  /** The mean chance, and the share that was won. */
  readonly chance: number;
  readonly won: number;
  /** From 0–10 % to 90–100 %. */
  readonly deciles: readonly Decile[];
}

/**
 * By seat: the share of the victory. A shared one counts as one divided by the number of those who share it; partners
 * win together.
 */
export function sharesOf(ranks: readonly number[], sides: readonly number[]): number[] {
  const winners = new Set(sides.filter((_, seat) => ranks[seat] === 1));
  return sides.map((side) => (winners.has(side) ? 1 / winners.size : 0));
}

/** Of all seats, at the beginning of every cycle's offerings and actions. Null: nothing was noted. */
export function calibrationOf(games: readonly Judged[], sides: readonly number[]): Calibration | null {
  const outcomes = games.flatMap(({ ranks, chances = [] }) => {
    if (!ranks) return [];
    const shares = sharesOf(ranks, sides);
    return chances.flatMap((bySeat) => bySeat.map((chance, seat) => ({ chance, won: at(shares, seat) })));
  });
  return calibration(outcomes, sides, sides.length);
}

export type HintCalibration = { readonly [K in HintKind]: Calibration | null };

/** Of the seats that were given hints. */
export function hintCalibrationOf(games: readonly Judged[], sides: readonly number[]): HintCalibration {
  const of = (kind: HintKind) => {
    const outcomes = games.flatMap(({ ranks, hints = [] }) => {
      if (!ranks) return [];
      const shares = sharesOf(ranks, sides);
      return hints.flatMap((hint) => (hint.kind === kind ? [{ chance: hint.chance, won: at(shares, hint.seat) }] : []));
    });
    return calibration(outcomes, sides, 1);
  };
  return { bids: of('bids'), turns: of('turns') };
}

function calibration(outcomes: readonly Outcome[], sides: readonly number[], inPosition: number): Calibration | null {
  if (outcomes.length === 0) return null;
  const fair = 1 / new Set(sides).size;
  const mean = (list: readonly number[]) => rounded(sum(list) / Math.max(1, list.length));
  return {
    positions: outcomes.length / inPosition,
    brier: mean(outcomes.map(({ chance, won }) => (chance - won) ** 2)),
    equal: mean(outcomes.map(({ won }) => (fair - won) ** 2)),
    chance: mean(outcomes.map(({ chance }) => chance)),
    won: mean(outcomes.map(({ won }) => won)),
    deciles: Array.from({ length: 10 }, (_, i) => {
      const within = outcomes.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === i);
      return {
        positions: within.length,
        chance: mean(within.map(({ chance }) => chance)),
        won: mean(within.map(({ won }) => won)),
      };
    }),
  };
}
