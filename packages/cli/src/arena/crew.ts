import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Match } from './match.ts';
import type { Played } from './worker.ts';

/** Plays games on several threads; each takes the next number when it has played one. Aborting leaves those being played. */
export async function playAll(
  match: Match,
  games: readonly number[],
  jobs: number,
  stop: AbortController,
  take: (played: Played) => void,
): Promise<void> {
  const queue = games.values();
  const threads = Array.from({ length: Math.min(jobs, games.length) }, () => work(match, queue, stop.signal, take));
  // Whatever else ends one thread ends all.
  await Promise.all(
    threads.map((thread) =>
      thread.catch((error) => {
        if (stop.signal.aborted) return;
        stop.abort();
        throw error;
      }),
    ),
  );
}

async function work(
  match: Match,
  queue: ArrayIterator<number>,
  signal: AbortSignal,
  take: (played: Played) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: match });
  try {
    for (const game of queue) {
      const answer = once(worker, 'message', { signal });
      worker.postMessage(game);
      take((await answer)[0]);
    }
  } finally {
    await worker.terminate();
  }
}
