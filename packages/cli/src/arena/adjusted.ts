import type { Interval } from '@meltemi/bots/fairness';
import { rounded, sum } from '../command/statistics.ts';

const Z = 1.96;

/** With fewer rounds the interval would be a guess. */
const FEWEST_ROUNDS = 8;

/** A round: for each of its games the share of the victory, and what fate gave. */
export type Round = readonly { readonly won: number; readonly luck: number }[];

export interface Adjusted {
  readonly ratio: number;
  readonly ratio95: Interval;
  /**
   * How many times as many games would be needed without adjustment for the same certainty. Null: no variance is left.
   */
  readonly saved: number | null;
  /**
   * The mean luck of a game and its standard error: if it differs from zero by more than chance, the adjustment is
   * wrong.
   */
  readonly luck: number;
  readonly luckError: number;
}

/**
 * Takes luck out of results, as a control variate. How much of it counts is fitted on one half of the rounds and used
 * for the other, so that no round has a say in its own adjustment and the result stays unbiased. Games of a round
 * depend on each other, so rounds are what varies. Null: there are too few.
 */
export function adjusted(rounds: readonly Round[], fairShare: number): Adjusted | null {
  if (rounds.length < FEWEST_ROUNDS) return null;
  const trials = rounds.map((games) => ({
    won: mean(games.map(({ won }) => won)),
    luck: mean(games.map(({ luck }) => luck)),
  }));
  const halves = [0, 1].map((half) => trials.filter((_, i) => i % 2 === half));
  const without = halves.flatMap((half, i) => {
    const share = slope(halves[1 - i] ?? []);
    return half.map(({ won, luck }) => won - share * luck);
  });
  const luck = trials.map((trial) => trial.luck);
  const error = Math.sqrt(variance(without) / trials.length);
  const ratio = mean(without) / fairShare;
  return {
    ratio: rounded(ratio),
    ratio95: { low: rounded(ratio - (Z * error) / fairShare), high: rounded(ratio + (Z * error) / fairShare) },
    saved: saved(rounds.flat(), (variance(without) * rounds.flat().length) / rounds.length),
    luck: rounded(mean(luck)),
    luckError: rounded(Math.sqrt(variance(luck) / trials.length)),
  };
}

/** `left`: the variance of one game that is left. */
function saved(games: Round, left: number): number | null {
  return left > 0 ? rounded(variance(games.map(({ won }) => won)) / left) : null;
}

/** How much more is won per unit of luck. */
function slope(trials: Round): number {
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
