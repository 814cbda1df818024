import { at } from '@meltemi/engine/internal';
import { type Interval, wilson } from './wilson.ts';

/** Finished games and what each side has won of them, as plain JSON. */
export interface Tally {
  readonly games: number;
  readonly wins: readonly number[];
}

/** The share of games that a side has won, with its interval. */
export interface Share extends Interval {
  readonly share: number;
}

/** What a tally shows. All numbers are shares of the games, from 0 to 1. */
export type Verdict =
  /** Too few games to say anything. */
  | { readonly kind: 'unknown' }
  /** This side wins more, or less, than its fair share, and not by chance. */
  | {
      readonly kind: 'unfair';
      readonly side: number;
      readonly share: number;
      readonly margin: number;
      readonly fair: number;
    }
  /** No side stands out; none is favoured by more than this. */
  | { readonly kind: 'fair' | 'open'; readonly most: number };

/** Fewer games show nothing. */
const FEWEST = 20;
/** A board is called fair once no side can be favoured by more than this. */
const FAIR_WITHIN = 0.1;

/**
 * By number of sides: the normal quantile with which all their intervals hold at once in 95 of 100 cases (Bonferroni;
 * two sides are one).
 */
const QUANTILES: Readonly<Record<number, number>> = { 2: 1.96, 3: 2.394, 4: 2.498, 5: 2.576, 6: 2.638 };

/** The tally before the first game. */
export function emptyTally(sides: number): Tally {
  return { games: 0, wins: new Array(sides).fill(0) };
}

/** The tally with one more game; an unfinished one (null) shows nothing. */
export function addGame(tally: Tally, won: readonly number[] | null): Tally {
  if (!won) return tally;
  return { games: tally.games + 1, wins: tally.wins.map((wins, side) => wins + at(won, side)) };
}

/** By side: its share of the games, with an interval that holds for all sides at once. */
export function sharesOf({ games, wins }: Tally): Share[] {
  const z = QUANTILES[wins.length];
  return wins.map((won) => ({ share: games > 0 ? won / games : 0, ...wilson(won, games, z) }));
}

/** Whether the games so far show that a side is favoured. */
export function verdictOf(tally: Tally): Verdict {
  if (tally.games < FEWEST) return { kind: 'unknown' };
  const fair = 1 / tally.wins.length;
  const shares = sharesOf(tally);
  const off = shares.filter(({ low, high }) => low > fair || high < fair);
  if (off.length > 0) {
    const worst = off.reduce((a, b) => (Math.abs(b.share - fair) > Math.abs(a.share - fair) ? b : a));
    const margin = (worst.high - worst.low) / 2;
    return { kind: 'unfair', side: shares.indexOf(worst), share: worst.share, margin, fair };
  }
  const most = Math.max(...shares.map(({ high }) => high - fair));
  return { kind: most <= FAIR_WITHIN ? 'fair' : 'open', most };
}
