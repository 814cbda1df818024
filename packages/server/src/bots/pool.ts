import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BotClient, type Budget, type Level, type Question } from '@meltemi/bots';
import type { Move } from '@meltemi/engine';
import { FairShare } from './fair-share.ts';

interface Thread {
  readonly worker: Worker;
  readonly host: BotClient;
}

/** For whom a bot thinks: somebody who sits at the table. */
export interface Asker {
  readonly person: string;
  /** Where that person looks on from; null: nobody who sits at the table looks on. */
  readonly network: string | null;
}

interface QueuedAsker extends PromiseWithResolvers<Thread> {
  readonly asker: Asker;
}

export type Think = (level: Level, question: Question, budget: Budget) => Promise<Move>;

/**
 * Minimum milliseconds between replacements of a thread: one that fails at startup would otherwise be restarted in a
 * loop.
 */
const PAUSE = 1000;
/** Milliseconds from one report of a failure to the next. */
const AGAIN = 60_000;
/** What a question is taken to cost until it is answered, in milliseconds. */
const EXPECTED = 100;
/** Time for tables where nobody looks on counts this many times. */
const UNWATCHED = 2;
/** `.ts` in the repository, `.js` in the published package. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

/** Threads in which bots think, never in the way of people, one question at a time each. */
export class BotPool {
  private threads: Thread[];
  /** Who waits, the longest first. */
  private queue: QueuedAsker[] = [];
  private readonly busy = new Set<Thread>();
  /**
   * Thinking time by network, and by person. Names cost nothing, so networks come first; all tables where nobody looks
   * on share one.
   */
  private readonly networks: FairShare;
  private readonly persons: FairShare;
  private closed = false;
  /** When a failure was reported last. */
  private told = 0;
  /** Told why a thread has ended. */
  report: (error: Error) => void = () => {};
  private readonly script: URL;
  private readonly now: () => number;

  constructor(size: number, script = WORKER, now: () => number = performance.now.bind(performance)) {
    this.script = script;
    this.now = now;
    this.networks = new FairShare(now);
    this.persons = new FairShare(now);
    this.threads = Array.from({ length: size }, () => this.startThread());
  }

  private startThread(): Thread {
    const worker = new Worker(this.script);
    const started = Date.now();
    const thread = { worker, host: new BotClient(worker) };
    // A thread that is gone is replaced; who waited for it learns of it.
    worker.once('exit', () => {
      this.threads = this.threads.filter((one) => one !== thread);
      this.replaceIn(Math.max(0, started + PAUSE - Date.now()));
    });
    worker.on('error', (error: Error) => this.tell(error));
    return thread;
  }

  /** A thread that fails whenever it starts is told of once a minute. */
  private tell(error: Error): void {
    const now = Date.now();
    if (now - this.told < AGAIN) return;
    this.told = now;
    this.report(error);
  }

  /** If the system has no thread to give, it is asked again. */
  private replaceIn(pause: number): void {
    const replace = () => {
      if (this.closed) return;
      try {
        this.threads.push(this.startThread());
        this.serve();
      } catch (error) {
        this.tell(error as Error);
        this.replaceIn(PAUSE);
      }
    };
    setTimeout(replace, pause).unref();
  }

  get waiting(): number {
    return this.queue.length + this.busy.size;
  }

  /** `work` has a thread to think in for itself, when its turn has come. */
  async use<T>(asker: Asker, work: (think: Think) => Promise<T>): Promise<T> {
    const thread = await this.turn(asker);
    const began = this.now();
    try {
      return await work((...question) => thread.host.ask(...question).move);
    } finally {
      this.charge(asker, this.now() - began - EXPECTED);
      this.busy.delete(thread);
      this.serve();
    }
  }

  private turn(asker: Asker): Promise<Thread> {
    const queued = { asker, ...Promise.withResolvers<Thread>() };
    this.queue.push(queued);
    this.serve();
    return queued.promise;
  }

  private charge({ network, person }: Asker, ms: number): void {
    this.networks.charge(network ?? '', network === null ? UNWATCHED * ms : ms);
    this.persons.charge(person, ms);
  }

  private serve(): void {
    for (const thread of this.threads) {
      if (this.busy.has(thread)) continue;
      const next = this.next();
      if (!next) return;
      this.busy.add(thread);
      this.charge(next.asker, EXPECTED);
      next.resolve(thread);
    }
  }

  /** Of the network that has used least, of its person who has used least, who has waited longest. */
  private next(): QueuedAsker | undefined {
    let first: QueuedAsker | undefined;
    for (const one of this.queue) if (!first || this.isBefore(one.asker, first.asker)) first = one;
    this.queue = this.queue.filter((one) => one !== first);
    return first;
  }

  private isBefore(one: Asker, other: Asker): boolean {
    if (one.network === other.network) return this.persons.used(one.person) < this.persons.used(other.person);
    return this.networks.used(one.network ?? '') < this.networks.used(other.network ?? '');
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server closes'));
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
