/** Lets the page answer and paint before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** After the next frame is painted; nobody waits for frames of a page that is hidden. */
export async function nextFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await nextTask();
}

let last = Promise.resolve();

/** Resolves one caller per task, in order: a large page is drawn part by part and answers in between. */
export function inTurn(): Promise<void> {
  last = last.then(nextTask);
  return last;
}
