import { Worker } from 'node:worker_threads';
import { BotHost, type Budget, type Level, type Question } from '@meltemi/bots';
import type { Move } from '@meltemi/engine';

interface Thread {
  readonly worker: Worker;
  readonly host: BotHost;
  asked: number;
}

/** A thread is replaced at most once in so many milliseconds: one that can not even begin would keep the server busy. */
const PAUSE = 1000;
const THINKER = new URL('./thinker.ts', import.meta.url);

/** Threads in which bots think, never in the way of people. Questions go to the thread with the fewest. */
export class BotPool {
  private threads: Thread[];
  private closed = false;
  private readonly thinker: URL;

  constructor(size: number, thinker = THINKER) {
    this.thinker = thinker;
    this.threads = Array.from({ length: size }, () => this.hire());
  }

  private hire(): Thread {
    const worker = new Worker(this.thinker);
    const hired = Date.now();
    const thread = { worker, host: new BotHost(worker), asked: 0 };
    // A thread that is gone is replaced; who waited for it learns of it.
    worker.once('exit', () => {
      this.threads = this.threads.filter((one) => one !== thread);
      setTimeout(() => !this.closed && this.threads.push(this.hire()), Math.max(0, hired + PAUSE - Date.now())).unref();
    });
    worker.on('error', () => {});
    return thread;
  }

  get waiting(): number {
    return this.threads.reduce((sum, { asked }) => sum + asked, 0);
  }

  async ask(level: Level, question: Question, budget: Budget): Promise<Move> {
    const [thread] = this.threads.toSorted((a, b) => a.asked - b.asked);
    if (!thread) throw new Error('no thread is left in which bots could think');
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
