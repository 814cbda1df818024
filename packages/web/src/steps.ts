import { nextTask } from './next-task.ts';

/** Work done in small steps: between any two of them something else may be done. */
export type Steps<T> = Generator<unknown, T>;

/** So long the page may be kept from other things, in milliseconds. */
const SLICE = 5;

/** All of it now. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Little by little, beginning later. */
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
