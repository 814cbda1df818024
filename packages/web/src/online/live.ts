import type { Done, Refused, ToClient, ToServer } from '@meltemi/protocol';
import { RequestError } from './client.ts';
import { randomWord } from './random-word.ts';

// The WebSocket of one table. It reconnects by itself and repeats unanswered requests under the same key.

/** The part of a WebSocket that is used. */
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/**
 * `gone`: there is no such table, or we are not admitted; `outdated`: its game was begun with other rules; `damaged`:
 * its stored log was altered.
 */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated' | 'damaged';

type Keyed<T> = T extends { key: string } ? Omit<T, 'key' | 'version'> : never;
/** A request; key and version are added here. */
export type Asked = Keyed<ToServer>;

interface Pending {
  readonly text: string;
  /** How often the server did not know whether it was done. */
  unsure: number;
  readonly promise: PromiseWithResolvers<Done>;
}

type Answer = Extract<ToClient, { is: 'done' | 'refused' | 'pong' }>;

interface Listener {
  hear(message: Exclude<ToClient, Answer>): void;
  connection(now: Connection): void;
  /** Somebody looks at the page. */
  isSeen(): boolean;
}

/** Waits before each retry, in milliseconds. */
const WAITS = [100, 400, 800, 1000, 1000, 2000, 3000, 5000];
/** Without an answer for this long, in milliseconds, the connection counts as lost. */
const PATIENCE = 8000;
/** After this much silence, in milliseconds, the connection is tested when the page wakes. */
const SILENCE = 10_000;
/** How often it is tested while the page is seen, in milliseconds. */
const BEAT = 20_000;
/** Closed for good: another origin, no such table, one begun with other rules, or a damaged one. */
const FINAL: Readonly<Record<number, Connection>> = { 4403: 'gone', 4404: 'gone', 4409: 'outdated', 4410: 'damaged' };

export class Live {
  /** Lines of the table's log that this page knows of. */
  version = 0;
  private readonly connect: () => Socket;
  private readonly listener: Listener;
  private readonly pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  private greeted = false;
  private tries = 0;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: () => Socket, listener: Listener) {
    this.connect = connect;
    this.listener = listener;
  }

  open(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.connect();
    this.socket = socket;
    this.expectAnswer();
    this.keepTesting();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.closed(code);
  }

  /** The page has been left. */
  close(): void {
    clearTimeout(this.retry);
    clearTimeout(this.beat);
    this.drop();
    for (const { promise } of this.pending.values()) promise.reject(new RequestError('offline'));
    this.pending.clear();
  }

  /** The network is back, or the page is visible again: retry now. */
  wake(): void {
    if (!this.socket) {
      this.tries = 0;
      this.open();
    } else this.test();
  }

  /** The browser says that there is no network. */
  offline(): void {
    if (this.socket) this.lose();
  }

  private keepTesting(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      if (this.listener.isSeen()) this.test();
      this.keepTesting();
    }, BEAT);
  }

  /** A server that has been silent is asked whether it is there. */
  private test(): void {
    if (this.greeted && Date.now() - this.heardAt > SILENCE) this.send(JSON.stringify({ do: 'ping' }));
  }

  /** Requests the full view again. */
  resync(): void {
    this.send(JSON.stringify({ do: 'resync' }));
  }

  /** Resolves when the server has stored it, rejects with a RequestError. */
  ask(asked: Asked): Promise<Done> {
    const key = randomWord();
    const moment = asked.do === 'say' || asked.do === 'reveal' ? {} : { version: this.version };
    const text = JSON.stringify({ ...asked, key, ...moment });
    const promise = Promise.withResolvers<Done>();
    this.pending.set(key, { text, unsure: 0, promise });
    if (this.greeted) this.send(text);
    return promise.promise;
  }

  private send(text: string): void {
    this.socket?.send(text);
    this.expectAnswer();
  }

  private expectAnswer(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lose(), PATIENCE);
  }

  private receive(message: ToClient): void {
    this.heardAt = Date.now();
    const missed = message.is === 'pong' && message.version !== this.version;
    if ('version' in message) this.version = message.version;
    if (message.is === 'done' || message.is === 'refused') this.answered(message);
    else if (message.is !== 'pong') this.listener.hear(message);
    if (message.is === 'hello' && !this.greeted) this.welcome();
    if (this.pending.size === 0) clearTimeout(this.watch);
    if (missed) this.resync();
  }

  private welcome(): void {
    this.greeted = true;
    this.tries = 0;
    this.listener.connection('open');
    for (const { text } of this.pending.values()) this.send(text);
  }

  private answered(answer: Done | Refused): void {
    const { key } = answer;
    const asked = key === null ? undefined : this.pending.get(key);
    if (key === null || !asked) return;
    if (answer.is === 'refused' && answer.code === 'unsure' && asked.unsure < WAITS.length) {
      setTimeout(() => this.askAgain(asked), WAITS[asked.unsure++]);
      return;
    }
    this.pending.delete(key);
    if (answer.is === 'done') asked.promise.resolve(answer);
    else asked.promise.reject(new RequestError(answer.code, answer.text));
  }

  /** A new connection may have repeated it already; the key makes a second time harmless. */
  private askAgain(asked: Pending): void {
    if (this.greeted && [...this.pending.values()].includes(asked)) this.send(asked.text);
  }

  private closed(code: number): void {
    this.drop();
    if (!FINAL[code]) return this.lose();
    this.listener.connection(FINAL[code]);
    this.close();
  }

  private lose(): void {
    this.drop();
    clearTimeout(this.retry);
    this.listener.connection('lost');
    this.retry = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  private drop(): void {
    clearTimeout(this.watch);
    this.greeted = false;
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
