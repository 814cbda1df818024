import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { type Job, type Outcome, Writer } from './sqlite-writer.ts';

/** Takes jobs for the writer and tells, in the same order, what became of them. */
export interface Desk {
  submit(job: Job): Promise<number | null>;
  close(): Promise<void>;
}

type Waiting = PromiseWithResolvers<number | null>;

function settle(waiting: Waiting, outcome: Outcome): void {
  if ('error' in outcome) waiting.reject(new Error(outcome.error));
  else waiting.resolve(outcome.changes);
}

/** A writer in a thread of its own, for a file. */
export class ThreadDesk implements Desk {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private failure: Error | null = null;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
    this.worker.on('message', (outcomes: readonly Outcome[]) => {
      for (const outcome of outcomes) settle(this.waiting.shift() as Waiting, outcome);
    });
    this.worker.on('error', (error) => this.fail(error as Error));
    this.worker.on('exit', () => this.fail(new Error('the store is closed')));
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }

  submit(job: Job): Promise<number | null> {
    if (this.failure) return Promise.reject(this.failure);
    const waiting: Waiting = Promise.withResolvers();
    this.waiting.push(waiting);
    this.worker.postMessage(job);
    return waiting.promise;
  }

  /** What was submitted is written. */
  async close(): Promise<void> {
    if (this.failure) return;
    this.worker.postMessage(null);
    await once(this.worker, 'exit');
  }
}

/** In memory there is nothing to wait for. */
export class LocalDesk implements Desk {
  private readonly writer: Writer;

  constructor(db: DatabaseSync) {
    this.writer = new Writer(db);
  }

  async submit(job: Job): Promise<number | null> {
    const waiting: Waiting = Promise.withResolvers();
    settle(waiting, this.writer.perform([job])[0]);
    return waiting.promise;
  }

  async close(): Promise<void> {}
}
