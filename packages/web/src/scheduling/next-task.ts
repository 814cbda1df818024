/** Lets the page handle input and paint first. */
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

/** After the next frame is painted; at once if the page is hidden, which paints no frames. */
export async function nextFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await nextTask();
}

let last = Promise.resolve();

/** Resolves one caller per task, in order, so that a large page is drawn part by part and stays responsive. */
export function inTurn(): Promise<void> {
  last = last.then(nextTask);
  return last;
}
