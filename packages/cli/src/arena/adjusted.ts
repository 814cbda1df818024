import { rounded, sum } from '../statistics.ts';
import type { Interval } from './wilson.ts';

const Z = 1.96;

/** One game: what was won of it, and what of that was luck. */
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

/** Takes luck out of results. Null: there are too few. */
export function adjusted(trials: readonly Trial[], fairShare: number): Adjusted | null {
  if (trials.length < 2) return null;
  const plain = trials.map(({ won }) => won);
  const without = trials.map(({ won, luck }) => won - luck);
  const luck = trials.map((trial) => trial.luck);
  const error = Math.sqrt(variance(without) / trials.length);
  const ratio = mean(without) / fairShare;
  return {
    ratio: rounded(ratio),
    ratio95: { low: rounded(ratio - (Z * error) / fairShare), high: rounded(ratio + (Z * error) / fairShare) },
    saved: rounded(variance(plain) / Math.max(1e-9, variance(without))),
    luck: rounded(mean(luck)),
    luckError: rounded(Math.sqrt(variance(luck) / trials.length)),
  };
}

function mean(list: readonly number[]): number {
  return sum(list) / list.length;
}

function variance(list: readonly number[]): number {
  const middle = mean(list);
  return sum(list.map((x) => (x - middle) ** 2)) / (list.length - 1);
}
