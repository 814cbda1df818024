import type { Done, Refused, ToClient, ToServer } from '@meltemi/protocol';
import { Refusal } from './client.ts';
import { randomWord } from './random-word.ts';

// One socket for one table. It comes back by itself, and what was asked and not answered is asked again under the same key.

/** What is needed of a WebSocket. */
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** `gone`: there is no such table, or it does not want us; `outdated`: its game was begun with other rules; `damaged`: it is not stored as it was written. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated' | 'damaged';

type Keyed<T> = T extends { key: string } ? Omit<T, 'key' | 'version'> : never;
/** A request; key and version are added here. */
export type Asked = Keyed<ToServer>;

interface Pending {
  readonly text: string;
  /** How often the server was not sure whether it was done. */
  unsure: number;
  readonly promise: PromiseWithResolvers<Done>;
}

interface Ears {
  hear(message: Exclude<ToClient, Done | Refused>): void;
  connection(now: Connection): void;
}

/** Waits before another try, in milliseconds: the first comes at once. */
const WAITS = [100, 400, 800, 1000, 1000, 2000, 3000, 5000];
/** An answer takes no longer; else the connection is dead without knowing it. */
const PATIENCE = 8000;
/** Silence after which one asks whether anybody is there. */
const SILENCE = 10_000;
/** Closed for good: another origin, no such table, one begun with other rules, or a damaged one. */
const FINAL: Readonly<Record<number, Connection>> = { 4403: 'gone', 4404: 'gone', 4409: 'outdated', 4410: 'damaged' };

export class Live {
  /** Lines of the table's log, as far as it was told. */
  version = 0;
  private readonly connect: () => Socket;
  private readonly ears: Ears;
  private readonly pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  private greeted = false;
  private tries = 0;
  private heardAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: () => Socket, ears: Ears) {
    this.connect = connect;
    this.ears = ears;
  }

  open(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.connect();
    this.socket = socket;
    this.expectAnswer();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.closed(code);
  }

  /** Nobody looks any more. */
  close(): void {
    clearTimeout(this.retry);
    this.drop();
    for (const { promise } of this.pending.values()) promise.reject(new Refusal('offline'));
    this.pending.clear();
  }

  /** The network is back, or somebody looks again: no reason to wait. */
  wake(): void {
    if (!this.socket) {
      this.tries = 0;
      this.open();
    } else if (this.greeted && Date.now() - this.heardAt > SILENCE) this.resync();
  }

  /** Requests the full view again. */
  resync(): void {
    this.send(JSON.stringify({ do: 'resync' }));
  }

  /** Resolves when it is done and stored, rejects with a Refusal. */
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
    if ('version' in message) this.version = message.version;
    if (message.is === 'done' || message.is === 'refused') this.answered(message);
    else this.ears.hear(message);
    if (message.is === 'hello' && !this.greeted) this.welcome();
    if (this.pending.size === 0) clearTimeout(this.watch);
  }

  private welcome(): void {
    this.greeted = true;
    this.tries = 0;
    this.ears.connection('open');
    for (const { text } of this.pending.values()) this.send(text);
  }

  private answered(answer: Done | Refused): void {
    const asked = answer.key === null ? undefined : this.pending.get(answer.key);
    if (!asked) return;
    if (answer.is === 'refused' && answer.code === 'unsure' && asked.unsure < WAITS.length) {
      setTimeout(() => this.askAgain(asked), WAITS[asked.unsure++]);
      return;
    }
    this.pending.delete(answer.key as string);
    if (answer.is === 'done') asked.promise.resolve(answer);
    else asked.promise.reject(new Refusal(answer.code, answer.text));
  }

  /** After a new connection it was asked again already; twice does no harm. */
  private askAgain(asked: Pending): void {
    if (this.greeted && [...this.pending.values()].includes(asked)) this.send(asked.text);
  }

  private closed(code: number): void {
    this.drop();
    if (!FINAL[code]) return this.lose();
    this.ears.connection(FINAL[code]);
    this.close();
  }

  private lose(): void {
    this.drop();
    clearTimeout(this.retry);
    this.ears.connection('lost');
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
