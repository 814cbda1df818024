import type { Budget } from './bot.ts';

/** Share of the given time that is used: the caller needs the rest. */
const USED = 0.94;

/** Says the time in milliseconds. */
export type Clock = () => number;

export const now: Clock = () => performance.now();

/**
 * Steps until the budget, counted from then on, is spent or a step says that there is nothing more to do. The last step
 * is not begun if it could take too long.
 */
export function runBudget(budget: Budget, step: () => boolean, clock: Clock = now, since = clock()): void {
  const { ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY } = budget;
  const end = since + USED * ms;
  let longest = 0;
  for (let done = 0, last = clock(); done < iterations && last + longest < end; done++) {
    if (!step()) return;
    const then = clock();
    longest = Math.max(longest / 2, then - last);
    last = then;
  }
}
