import { at } from '@meltemi/engine/internal';
import { sum } from '../command/statistics.ts';

// Ratings for games of many, also in teams: the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation Method
// for Online Ranking" (2011), with the numbers of the openskill project. A bot plays as well in its last game as in its
// first, so nothing (openskill's tau) is added to sigma between games.

export interface Rating {
  /** The estimated strength. */
  readonly mu: number;
  /** Its standard deviation. */
  readonly sigma: number;
}

/** Before the first game. */
export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };
/** The standard deviation of a player's strength from game to game. */
const BETA = UNRATED.sigma / 2;
/** One game multiplies sigma squared by no less than this. */
const KAPPA = 0.0001;

/** A strength that the contestant almost certainly has. */
export function ordinal({ mu, sigma }: Rating): number {
  return mu - 3 * sigma;
}

/** The members' ratings after a game of several sides; equal ranks are ties. */
export function rate(sides: readonly (readonly Rating[])[], ranks: readonly number[]): Rating[][] {
  const variances = sides.map((side) => sum(side.map(({ sigma }) => sigma ** 2)));
  const c = Math.sqrt(sum(variances.map((variance) => variance + BETA ** 2)));
  const powers = sides.map((side) => Math.exp(sum(side.map(({ mu }) => mu)) / c));
  // By side: the total power of all sides that finished with it or after it, and how many share its rank.
  const fields = ranks.map((rank) => sum(powers.filter((_, other) => at(ranks, other) >= rank)));
  const ties = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return sides.map((side, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, rank] of ranks.entries()) {
      if (rank > at(ranks, i)) continue;
      const chance = at(powers, i) / at(fields, q);
      omega += ((i === q ? 1 : 0) - chance) / at(ties, q);
      delta += (chance * (1 - chance)) / at(ties, q);
    }
    const gamma = Math.sqrt(at(variances, i)) / c;
    return side.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma / c) ** 2 * delta * gamma, KAPPA)),
    }));
  });
}
