import type { Advice, Question } from '@meltemi/bots';

/** Asks a worker of its own for advice and terminates it afterwards. */
export function adviceFor(question: Question): Promise<Advice[]> {
  const adviser = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'adviser' });
  const { promise, resolve, reject } = Promise.withResolvers<Advice[]>();
  adviser.onmessage = ({ data }) => resolve(data);
  adviser.onerror = ({ message }) => reject(new Error(message));
  adviser.postMessage(question);
  return promise.finally(() => adviser.terminate());
}
