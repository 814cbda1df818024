/** Work in small steps. It can be interrupted between any two of them. */
export type Steps<T> = Generator<unknown, T>;

/** Milliseconds of work per slice. */
const SLICE = 5;

/** Does all the work now. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the work in slices, each in a later task. */
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

let last = Promise.resolve();

/** Resolves one caller per task, in order, so that a large board is drawn in parts and the page stays responsive. */
export function inTurn(): Promise<void> {
  last = last.then(nextTask);
  return last;
}

/** Resolves in the next task. Uses a message, because browsers delay timers by some milliseconds. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
