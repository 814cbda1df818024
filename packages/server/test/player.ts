import { hash, randomUUID } from 'node:crypto';
import { actor, type Move, moves, type Random, random, type View, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { applyStep, type Hello, Numbers, type TableInfo, type ToClient } from '@meltemi/protocol';
import { checkToClient } from '@meltemi/protocol/check';

// A person at a server, as a program: what a page does, without the page.

type Headers = Readonly<Record<string, string>>;

export class Visitor {
  /** Of the server; another one may have the same data. */
  address: string;
  /** Of its session. */
  cookie = '';
  /** By table. */
  readonly numbers = new Map<string, Numbers>();
  /** Sent with everything. */
  private readonly headers: Headers;

  constructor(address: string, headers: Headers = {}) {
    this.address = address;
    this.headers = headers;
  }

  static async named(address: string, name: string, headers: Headers = {}): Promise<Visitor> {
    const visitor = new Visitor(address, headers);
    await visitor.call('PUT', '/api/me', { name });
    return visitor;
  }

  /** The answer, whatever it is; a refused request throws with the server's words. */
  async call<T = Record<string, never>>(method: string, path: string, body?: unknown, more: Headers = {}): Promise<T> {
    const json = body !== undefined && { 'content-type': 'application/json' };
    const headers = { cookie: this.cookie, ...json, ...this.headers, ...more };
    const answer = await fetch(this.address + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0];
    const value = (await answer.json()) as T & { text?: string };
    if (!answer.ok) throw new Error(`${answer.status} ${value.text}`);
    return value;
  }

  /** Sits down with numbers of its own. */
  sit(id: string, seat: number): Promise<TableInfo> {
    const numbers = new Numbers(randomUUID(), (text) => hash('sha256', text));
    this.numbers.set(id, numbers);
    return this.call<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}`, { pledge: numbers.pledge });
  }

  /** A table with bots on all other seats, not yet begun. */
  async tableWithBots(options: { players: number } & Record<string, unknown>, level = 'random'): Promise<string> {
    const agreement = { options, clock: null, listed: false, hints: false, undo: true };
    const { id } = await this.call<{ id: string }>('POST', '/api/tables', agreement);
    await this.sit(id, 0);
    for (let seat = 1; seat < options.players; seat++)
      await this.call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level });
    return id;
  }

  /** A table of these people, the first of whom makes it, and of bots; begun, with a connection for each. */
  static async company(people: readonly Visitor[], terms: object = {}, players = 3): Promise<[string, ...Seat[]]> {
    const options = { players, start: 'quick' };
    const agreement = { options, clock: null, listed: false, hints: false, undo: true, ...terms };
    const { id } = await people[0].call<{ id: string }>('POST', '/api/tables', agreement);
    for (const [seat, person] of people.entries()) await person.sit(id, seat);
    for (let seat = people.length; seat < players; seat++)
      await people[0].call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'random' });
    const seats = await Promise.all(people.map((person) => person.connect(id)));
    await people[0].call('POST', `/api/tables/${id}/start`);
    for (const seat of seats) await seat.until(() => seat.view !== null);
    return [id, ...seats];
  }

  /** `checks`: everything heard must fit the protocol. */
  connect(id: string, more: Headers = {}, checks = true): Promise<Seat> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/tables/${id}/live`, {
      headers: { cookie: this.cookie, ...this.headers, ...more },
    } as unknown as string[]);
    return Seat.of(socket, checks, () => this.numbers.get(id));
  }
}

/** A connection to one table. */
export class Seat {
  readonly socket: WebSocket;
  private readonly checks: boolean;
  readonly numbers: () => Numbers | undefined;
  /** SHA-256 of the next number. */
  private pledge: string | null = null;
  private hasShown = false;
  view: View | null = null;
  info!: TableInfo;
  seat: number | null = null;
  version = 0;
  undoable = false;
  turn = 0;
  /** Everything heard, as it came. */
  readonly heard: string[] = [];
  private waiting: (() => void)[] = [];
  /** What was asked and not answered, the earliest first. */
  private asked: { key: string; answer: PromiseWithResolvers<number> }[] = [];
  closed: { code: number; reason: string } | null = null;

  private constructor(socket: WebSocket, checks: boolean, numbers: () => Numbers | undefined) {
    this.socket = socket;
    this.checks = checks;
    this.numbers = numbers;
    socket.onmessage = ({ data }) => this.hear(data as string);
    socket.onclose = ({ code, reason }) => {
      this.closed = { code, reason };
      for (const { answer } of this.asked) answer.reject(new Error(`closed ${code}`));
      this.wake();
    };
  }

  static async of(socket: WebSocket, checks: boolean, numbers: () => Numbers | undefined): Promise<Seat> {
    const seat = new Seat(socket, checks, numbers);
    await seat.until(() => seat.info !== undefined || seat.closed !== null);
    return seat;
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ToClient;
    if (this.checks) checkToClient(message);
    if ('version' in message && message.is !== 'done') this.version = message.version;
    if (message.is === 'hello') this.greeted(message);
    if (message.is === 'table') this.inform(message.info);
    if (message.is === 'news') {
      this.pledge = message.pledge ?? this.pledge;
      for (const step of message.steps)
        ({ view: this.view, turn: this.turn } = applyStep(this.view as View, this.turn, step));
      this.undoable = message.undoable ?? false;
    }
    if (message.is === 'done') this.answerTo(message.key)?.resolve(message.version);
    if (message.is === 'refused') this.answerTo(message.key)?.reject(new Error(message.code));
    this.wake();
  }

  private answerTo(key: string | null): PromiseWithResolvers<number> | undefined {
    const at = this.asked.findIndex((one) => one.key === key);
    return at < 0 ? undefined : this.asked.splice(at, 1)[0].answer;
  }

  private greeted({ info, view, seat, undoable, turn }: Hello): void {
    Object.assign(this, { view, seat, undoable, turn });
    this.inform(info);
  }

  /** Whoever has a seat shows the first number when the start is asked for. */
  private inform(info: TableInfo): void {
    this.info = info;
    this.pledge = this.seat === null ? null : info.pledges[this.seat];
    if (info.starting === null) this.hasShown = false;
    else if (!this.hasShown && this.nonce) {
      this.hasShown = true;
      void this.ask({ do: 'reveal', version: undefined, nonce: this.nonce });
    }
  }

  /** It knows nothing of needing one, and sends it always. */
  get nonce(): string | undefined {
    return (this.pledge && this.numbers()?.under(this.pledge)) || undefined;
  }

  private wake(): void {
    const woken = this.waiting;
    this.waiting = [];
    for (const go of woken) go();
  }

  /** Waits until something holds; a socket that is closed can only have come to it already. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed) throw new Error(`the socket was closed: ${this.closed.code} ${this.closed.reason}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Waits for something to be heard. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async gone(): Promise<void> {
    while (!this.closed) await this.next();
  }

  get legal(): Move[] {
    if (!this.view || this.info.status !== 'running') return [];
    return actor(this.view) === this.seat ? moves(this.view) : [];
  }

  ask(message: Record<string, unknown>, key: string = randomUUID()): Promise<number> {
    if (this.closed) throw new Error(`the socket was closed: ${this.closed.code} ${this.closed.reason}`);
    const answer = Promise.withResolvers<number>();
    answer.promise.catch(() => {});
    this.asked.push({ key, answer });
    const nonce = message.do === 'play' && this.nonce;
    this.socket.send(JSON.stringify({ key, version: this.version, ...(nonce && { nonce }), ...message }));
    return answer.promise;
  }

  play(move: Move, key?: string): Promise<number> {
    return this.ask({ do: 'play', move: writeMove(this.view as View, move) }, key);
  }

  /** Asks again if something else happened in the meantime. */
  async insist(message: Record<string, unknown>): Promise<number> {
    for (;;) {
      try {
        return await this.ask(message);
      } catch (error) {
        if ((error as Error).message !== 'late') throw error;
      }
    }
  }

  /** All at the table know the same, and one of them has to decide. */
  async atRest(seats: readonly Seat[]): Promise<void> {
    while (!seats.some(({ legal }) => legal.length > 0)) await Promise.race(seats.map((seat) => seat.next()));
    const version = Math.max(...seats.map((seat) => seat.version));
    for (const seat of seats) await seat.until(() => seat.version >= version);
  }

  /** These seats play whatever comes to mind until the game has come so far. */
  async playFor(turns: number, seats: readonly Seat[], rng: Random = random('visitors')): Promise<void> {
    const one = async (seat: Seat) => {
      while (seat.turn < turns && seat.info.status !== 'over') {
        if (seat.legal.length > 0) await seat.play(seat.legal[below(rng, seat.legal.length)]).catch(() => {});
        else await seat.next();
      }
    };
    await Promise.all(seats.map(one));
  }

  /** Plays whatever comes to mind until the game is over. */
  async playOn(rng: Random = random('a visitor')): Promise<void> {
    for (;;) {
      await this.until(() => this.legal.length > 0 || this.info.status === 'over');
      if (this.info.status === 'over') return;
      const { legal } = this;
      await this.play(legal[below(rng, legal.length)]).catch(() => {});
      await this.until(() => true);
    }
  }
}
