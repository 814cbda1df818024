import { Worker } from 'node:worker_threads';
import { BotHost, type Budget, type Level, type Question } from '@meltemi/bots';
import type { Move } from '@meltemi/engine';

interface Thread {
  readonly worker: Worker;
  readonly host: BotHost;
  asked: number;
}

/** Threads in which bots think, never in the way of people. Questions go to the thread with the fewest. */
export class BotPool {
  private threads: Thread[];
  private closed = false;

  constructor(size: number) {
    this.threads = Array.from({ length: size }, () => this.hire());
  }

  private hire(): Thread {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url));
    const thread = { worker, host: new BotHost(worker), asked: 0 };
    // A thread that is gone is replaced; who waited for it learns of it.
    worker.once('exit', () => {
      if (!this.closed) this.threads = this.threads.map((one) => (one === thread ? this.hire() : one));
    });
    worker.on('error', () => {});
    return thread;
  }

  get waiting(): number {
    return this.threads.reduce((sum, { asked }) => sum + asked, 0);
  }

  async ask(level: Level, question: Question, budget: Budget): Promise<Move> {
    const thread = this.threads.reduce((best, one) => (one.asked < best.asked ? one : best));
    thread.asked++;
    try {
      return await thread.host.ask(level, question, budget).move;
    } finally {
      thread.asked--;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
