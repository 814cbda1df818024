import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type AddSlopes, BATCH, type Slopes } from '@meltemi/bots/tuning';
import type { Task } from './fit-worker.ts';

/** `.ts` in the repository, `.js` in the published package. */
const SCRIPT = new URL(`./fit-worker${extname(import.meta.filename)}`, import.meta.url);

/** Threads that add up the slopes of a batch together. */
export class FitThreads {
  private readonly jobs: number;
  private workers: readonly Worker[] = [];

  constructor(jobs: number) {
    this.jobs = jobs;
  }

  adding(slopes: Slopes): AddSlopes {
    const places = new Uint32Array(new SharedArrayBuffer(4 * BATCH));
    this.workers = Array.from({ length: this.jobs }, (_, thread) => {
      const task: Task = { slopes, places, thread, threads: this.jobs };
      return new Worker(SCRIPT, { workerData: task });
    });
    return async (batch) => {
      places.set(batch);
      await Promise.all(
        this.workers.map((worker) => {
          const answer = once(worker, 'message');
          worker.postMessage(batch.length);
          return answer;
        }),
      );
    };
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
