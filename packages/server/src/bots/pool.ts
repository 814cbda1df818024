import { Worker } from 'node:worker_threads';
import { BotHost, type Budget, type Level, type Question } from '@meltemi/bots';
import type { Move } from '@meltemi/engine';

interface Thread {
  readonly worker: Worker;
  readonly host: BotHost;
}

/** For whom a bot thinks. */
export interface Asker {
  /** Somebody looks at the table. */
  readonly watched: boolean;
  /** Who has made it. */
  readonly host: string;
}

interface Waiting extends Asker, PromiseWithResolvers<Thread> {
  /** How many of this host's were there before. */
  readonly nth: number;
}

export type Think = (level: Level, question: Question, budget: Budget) => Promise<Move>;

/** A thread is replaced at most once in so many milliseconds: one that can not even begin would keep the server busy. */
const PAUSE = 1000;
const THINKER = new URL('./thinker.ts', import.meta.url);

/** Threads in which bots think, never in the way of people, one question at a time each. */
export class BotPool {
  private threads: Thread[];
  /** Who waits, in the order of their turns: first where somebody looks on; then nobody has a second bot served before all have had one. */
  private line: Waiting[] = [];
  private readonly busy = new Map<Thread, string>();
  private closed = false;
  private readonly thinker: URL;

  constructor(size: number, thinker = THINKER) {
    this.thinker = thinker;
    this.threads = Array.from({ length: size }, () => this.hire());
  }

  private hire(): Thread {
    const worker = new Worker(this.thinker);
    const hired = Date.now();
    const thread = { worker, host: new BotHost(worker) };
    // A thread that is gone is replaced; who waited for it learns of it.
    worker.once('exit', () => {
      this.threads = this.threads.filter((one) => one !== thread);
      setTimeout(() => !this.closed && this.replace(), Math.max(0, hired + PAUSE - Date.now())).unref();
    });
    worker.on('error', () => {});
    return thread;
  }

  private replace(): void {
    this.threads.push(this.hire());
    this.serve();
  }

  get waiting(): number {
    return this.line.length + this.busy.size;
  }

  /** `work` has a thread to think in for itself, when its turn has come. */
  async use<T>(asker: Asker, work: (think: Think) => Promise<T>): Promise<T> {
    const thread = await this.turn(asker);
    try {
      return await work((...question) => thread.host.ask(...question).move);
    } finally {
      this.busy.delete(thread);
      this.serve();
    }
  }

  private turn({ watched, host }: Asker): Promise<Thread> {
    const nth = [...this.busy.values(), ...this.line.map((one) => one.host)].filter((one) => one === host).length;
    const waiting = { watched, host, nth, ...Promise.withResolvers<Thread>() };
    const after = this.line.findIndex((other) => isBefore(waiting, other));
    this.line.splice(after < 0 ? this.line.length : after, 0, waiting);
    this.serve();
    return waiting.promise;
  }

  private serve(): void {
    for (const thread of this.threads) {
      const [next] = this.line;
      if (!next || this.busy.has(thread)) continue;
      this.line.shift();
      this.busy.set(thread, next.host);
      next.resolve(thread);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.line.splice(0)) reject(new Error('the server closes'));
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

function isBefore(one: Waiting, other: Waiting): boolean {
  return one.watched === other.watched ? one.nth < other.nth : one.watched;
}
