import { nextTask } from './next-task.ts';

/** Work that can be interrupted between any two steps. */
export type Steps<T> = Generator<unknown, T>;

/** How long the page may be blocked at a time, in milliseconds. */
const SLICE = 5;

/** Runs the steps in slices, each in a task of its own. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await nextTask();
    const start = performance.now();
    while (performance.now() - start < SLICE) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }
}
