import { at } from '@meltemi/engine/internal';
import { sum } from '../command/statistics.ts';

// How much gold makes up for an unfair start. Every side begins with some gold more, drawn at random for every game:
// how the shares follow it says what one piece is worth, and what each side would win without any.

/** A game: what each side won, and its extra gold at the start. */
export interface Endowed {
  readonly won: readonly number[];
  readonly extra: readonly number[];
}

export interface Compensation {
  /** What one extra piece of gold adds to a side's share if the others have none. */
  readonly worth: number;
  /** By side: its share if nobody had extra gold. */
  readonly shares: readonly number[];
  /** By side: the extra gold, in whole pieces and never negative, that makes the shares as even as possible. */
  readonly extra: readonly number[];
}

/** Least squares: a side's share is a constant of the side plus a slope times the pieces it has above the average. */
export function compensate(games: readonly Endowed[]): Compensation {
  const sides = [...(games[0]?.won.keys() ?? [])];
  const ahead = (game: Endowed, side: number) => at(game.extra, side) - sum(game.extra) / sides.length;
  const mean = (of: (game: Endowed) => number) => sum(games.map(of)) / games.length;
  const parts = sides.map((side) => {
    const won = mean((game) => at(game.won, side));
    const gold = mean((game) => ahead(game, side));
    return {
      won,
      gold,
      together: sum(games.map((game) => (at(game.won, side) - won) * (ahead(game, side) - gold))),
      square: sum(games.map((game) => (ahead(game, side) - gold) ** 2)),
    };
  });
  const slope = sum(parts.map(({ together }) => together)) / sum(parts.map(({ square }) => square));
  const shares = parts.map(({ won, gold }) => won - slope * gold);
  const needed = shares.map((share) => (1 / sides.length - share) / slope);
  const least = Math.min(...needed);
  const extra = slope > 0 ? needed.map((gold) => Math.round(gold - least)) : sides.map(() => 0);
  return { worth: slope * (1 - 1 / sides.length), shares, extra };
}
