/** Pauses between two rounds, in milliseconds: after an answer, and without one. */
const PAUSE = 10_000;
const RETRY = 1000;

/**
 * Asks again and again: soon while nobody answers, and at once when one of these events comes. `ask` resolves to
 * whether it was answered. Returns how to stop.
 */
export function everyRound(
  ask: () => Promise<boolean>,
  wakers: readonly (readonly [target: EventTarget, event: string])[],
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;
  async function round(): Promise<void> {
    clearTimeout(timer);
    if (busy || stopped) return;
    busy = true;
    const answered = await ask();
    busy = false;
    if (!stopped) timer = setTimeout(round, answered ? PAUSE : RETRY);
  }
  for (const [target, event] of wakers) target.addEventListener(event, round);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const [target, event] of wakers) target.removeEventListener(event, round);
  };
}
