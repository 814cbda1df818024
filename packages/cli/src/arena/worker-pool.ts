import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The threads and their script: it gets `data` once, then numbers of games, and answers each with the game played. */
interface WorkerPool {
  readonly script: URL;
  readonly data: unknown;
  /** Number of threads. */
  readonly jobs: number;
}

/** Plays games on several threads; each takes the next number when it is done. Aborting abandons games in progress. */
export async function playAll<Played>(
  pool: WorkerPool,
  games: readonly number[],
  stop: AbortController,
  take: (played: Played) => void,
): Promise<void> {
  const queue = games.values();
  const threads = Array.from({ length: Math.min(pool.jobs, games.length) }, () => work(pool, queue, stop.signal, take));
  // An error in one thread ends all of them.
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

async function work<Played>(
  { script, data }: WorkerPool,
  queue: ArrayIterator<number>,
  signal: AbortSignal,
  take: (played: Played) => void,
): Promise<void> {
  const worker = new Worker(script, { workerData: data });
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
