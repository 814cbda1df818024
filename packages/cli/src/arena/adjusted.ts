import type { Interval } from '@meltemi/bots/fairness';
import { rounded, sum } from '../statistics.ts';

const Z = 1.96;

/** One game: what was won of it, and what fate gave. */
export interface Trial {
  readonly won: number;
  readonly luck: number;
}

export interface Adjusted {
  readonly ratio: number;
  readonly ratio95: Interval;
  /** Variance of the plain result by variance of the adjusted one: how many times as many games it stands for. */
  readonly saved: number;
  /** The mean luck of a game and its standard error: zero within chance, or the adjustment is wrong. */
  readonly luck: number;
  readonly luckError: number;
}

/**
 * Takes luck out of results, as a control variate. How much of it counts is fitted on one half of the games and used for the other, so that
 * no game has a say in its own adjustment and the result stays unbiased. Null: there are too few games.
 */
export function adjusted(trials: readonly Trial[], fairShare: number): Adjusted | null {
  if (trials.length < 4) return null;
  const halves = [0, 1].map((half) => trials.filter((_, i) => i % 2 === half));
  const without = halves.flatMap((half, i) => {
    const share = slope(halves[1 - i]);
    return half.map(({ won, luck }) => won - share * luck);
  });
  const luck = trials.map((trial) => trial.luck);
  const error = Math.sqrt(variance(without) / trials.length);
  const ratio = mean(without) / fairShare;
  return {
    ratio: rounded(ratio),
    ratio95: { low: rounded(ratio - (Z * error) / fairShare), high: rounded(ratio + (Z * error) / fairShare) },
    saved: rounded(variance(trials.map(({ won }) => won)) / Math.max(1e-9, variance(without))),
    luck: rounded(mean(luck)),
    luckError: rounded(Math.sqrt(variance(luck) / trials.length)),
  };
}

/** How much more was won, by luck. */
function slope(trials: readonly Trial[]): number {
  const won = mean(trials.map((trial) => trial.won));
  const luck = mean(trials.map((trial) => trial.luck));
  const together = sum(trials.map((trial) => (trial.won - won) * (trial.luck - luck)));
  const square = sum(trials.map((trial) => (trial.luck - luck) ** 2));
  return square > 0 ? together / square : 0;
}

function mean(list: readonly number[]): number {
  return sum(list) / list.length;
}

function variance(list: readonly number[]): number {
  const middle = mean(list);
  return sum(list.map((x) => (x - middle) ** 2)) / (list.length - 1);
}
