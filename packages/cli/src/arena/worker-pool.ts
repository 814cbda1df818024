import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The script of the threads: it gets `data` once, then numbers of games, and answers each with what was played. */
interface WorkerPool {
  readonly script: URL;
  readonly data: unknown;
  /** How many threads. */
  readonly jobs: number;
}

/**
 * Plays games on several threads; each takes the next number when it has played one. Aborting leaves those being
 * played.
 */
export async function playAll<Played>(
  pool: WorkerPool,
  games: readonly number[],
  stop: AbortController,
  take: (played: Played) => void,
): Promise<void> {
  const queue = games.values();
  const threads = Array.from({ length: Math.min(pool.jobs, games.length) }, () => work(pool, queue, stop.signal, take));
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
