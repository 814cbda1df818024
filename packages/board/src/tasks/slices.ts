/** Work done in small steps: between any two of them something else may be done. */
export type Steps<T> = Generator<unknown, T>;

/** How long one slice of work may take, in milliseconds. */
const SLICE = 5;

/** Does all of it now. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does it slice by slice, the first one in a later task. */
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

/** Resolves one caller per task, in order: a large board is drawn part by part, and the page answers in between. */
export function inTurn(): Promise<void> {
  last = last.then(nextTask);
  return last;
}

/** A message comes sooner than a timer, which browsers delay by some milliseconds. */
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
