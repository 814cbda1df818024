import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { type Random, random, type View, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../src/http/server.ts';
import { readSettings } from '../../src/settings.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { type Seat, Visitor } from '../player.ts';
import { hostileMessage, hostileRequest, type Known, oversized } from './messages.ts';

const SETTINGS = { LOG_LEVEL: 'silent', PORT: '0', MESSAGES: '10000000', REQUESTS: '10000000', CONNECTIONS: '100000' };
/** Messages after which everything is checked and the game goes on by a move. */
const ROUND = 200;
const PATIENCE = 20_000;

/** Somebody hostile at a table: with a seat, without one, or without a name. */
class Intruder {
  readonly visitor: Visitor;
  seat: Seat;
  private sent = 0;
  private answered = 0;

  constructor(visitor: Visitor, seat: Seat) {
    this.visitor = visitor;
    this.seat = seat;
  }

  send(message: string | Buffer): void {
    this.seat.socket.send(message as string);
    this.sent++;
  }

  /** Everything gets one answer; gives all that was heard. */
  async answers(): Promise<string[]> {
    const isAnswer = (text: string) => /^\{"is":"(refused|done|hello|pong)"/.test(text);
    const heard: string[] = [];
    for (;;) {
      const fresh = this.seat.heard.splice(0);
      heard.push(...fresh);
      this.answered += fresh.filter(isAnswer).length;
      if (this.answered >= this.sent) break;
      const waited = await Promise.race([this.seat.next(), setTimeout(PATIENCE, 'too long', { ref: false })]);
      assert.notEqual(waited, 'too long', `${this.sent} messages, ${this.answered} answers`);
    }
    assert.equal(this.answered, this.sent, 'one answer to each message');
    return heard;
  }

  /** What is too long ends the connection, and nothing else. */
  async exceed(table: string, message: string): Promise<void> {
    this.seat.socket.send(message);
    await this.seat.gone();
    assert.equal(this.seat.closed?.code, 1009);
    this.seat = await this.visitor.connect(table);
    this.seat.heard.length = 0;
  }
}

class Siege {
  private readonly rng: Random;
  private readonly app: FastifyInstance;
  private readonly store: SqliteStore;
  private readonly address: string;
  private readonly table: string;
  private readonly ada: Seat;
  private readonly intruders: readonly Intruder[];
  private readonly done: string[] = [];
  private readonly heard: string[] = [];

  private constructor(
    rng: Random,
    app: FastifyInstance,
    store: SqliteStore,
    address: string,
    table: string,
    all: Seat[],
    intruders: Intruder[],
  ) {
    this.rng = rng;
    this.app = app;
    this.store = store;
    this.address = address;
    this.table = table;
    this.ada = all[0];
    this.intruders = intruders;
  }

  static async begin(seed: string): Promise<Siege> {
    const store = new SqliteStore(':memory:');
    const app = await serve(readSettings(SETTINGS), store, null);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const [ada, eve, mallory] = await Promise.all(
      ['Ada', 'Eve', 'Mallory'].map((name) => Visitor.named(address, name)),
    );
    // Two friends of hers play with Ada; she alone decides whether anything happens.
    const [table, ...seats] = await Visitor.company([ada, eve]);
    const strangers = [mallory, new Visitor(address)];
    const intruders = [new Intruder(eve, seats[1])];
    for (const visitor of strangers) intruders.push(new Intruder(visitor, await visitor.connect(table)));
    return new Siege(random(seed), app, store, address, table, seats, intruders);
  }

  end(): Promise<void> {
    return this.app.close();
  }

  /** The game goes on until it is Ada's turn; null: it is over. */
  private async known(): Promise<Known | null> {
    const [{ seat: eve }] = this.intruders;
    for (;;) {
      if (this.ada.info.status === 'over') return null;
      if (this.ada.legal.length > 0) break;
      if (eve.legal.length > 0) await this.play(eve);
      else await Promise.race([this.ada.next(), eve.next()]);
    }
    const legal = this.ada.legal.map((move) => writeMove(this.ada.view as View, move));
    return { version: this.ada.version, legal, done: this.done };
  }

  /** A message that is done, to be heard again later. */
  private async play(seat: Seat): Promise<void> {
    const { legal, version } = seat;
    const move = writeMove(seat.view as View, legal[below(this.rng, legal.length)]);
    const key = `done-${this.done.length}-key`;
    this.done.push(JSON.stringify({ do: 'play', key, version, move }));
    await seat.ask({ do: 'play', version, move }, key);
    for (const { seat: other } of this.intruders) {
      await other.until(() => other.version >= seat.version);
      other.heard.length = 0;
    }
  }

  /** False: the game is over. */
  async round(messages: number): Promise<boolean> {
    const known = await this.known();
    if (!known) return false;
    for (const { seat } of this.intruders) await seat.until(() => seat.version >= known.version);
    for (const { seat } of this.intruders) seat.heard.length = 0;
    const before = await this.state();
    for (let i = 0; i < messages; i++) {
      const intruder = this.intruders[below(this.rng, this.intruders.length)];
      if (this.rng() < 0.002) await this.exceed(intruder);
      else if (this.rng() < 0.02) await this.request();
      else intruder.send(hostileMessage(this.rng, known));
    }
    for (const intruder of this.intruders) this.heard.push(...(await intruder.answers()));
    await this.noLeak();
    assert.deepEqual(await this.state(), before, 'something has changed');
    if (this.ada.legal.length > 0) await this.play(this.ada);
    return true;
  }

  private async exceed(intruder: Intruder): Promise<void> {
    this.heard.push(...(await intruder.answers()));
    await intruder.exceed(this.table, oversized(this.rng));
  }

  private async request(): Promise<void> {
    const { path, ...request } = hostileRequest(this.rng, this.table);
    const answer = await fetch(this.address + path, request);
    const text = await answer.text();
    assert.ok(answer.status < 500, `${request.method} ${path}: ${answer.status} ${text}`);
    this.heard.push(text);
  }

  /** All that is stored. */
  private async state(): Promise<unknown> {
    const found = await this.store.find({ limit: 1000 });
    return { log: await this.store.log(this.table, 0), found, chats: await this.store.chats(this.table, 1000) };
  }

  /** Neither the seed, nor a purse, nor anything of the inside. */
  private async noLeak(): Promise<void> {
    const game = await this.store.game(this.table);
    for (const text of this.heard.splice(0)) {
      assert.ok(!text.includes(game?.seed as string), 'the seed was told');
      assert.doesNotMatch(text, /node_modules|file:\/\/|\.ts:\d|SQLITE|SELECT /);
      const [, seat] = /^\{"is":"hello","version":\d+,"seat":(null|\d)/.exec(text) ?? [];
      if (seat === undefined) continue;
      const { view } = JSON.parse(text) as { view: View };
      assert.ok(view.gold.every((purse, team) => purse === null || String(team) === seat));
    }
  }
}

/** So many hostile messages: nothing falls, nothing changes, nothing leaks. Throws at the first that does. */
export async function fuzz(messages: number, seed: string): Promise<void> {
  let sent = 0;
  for (let game = 0; sent < messages; game++) {
    const siege = await Siege.begin(`${seed}/${game}`);
    try {
      while (sent < messages && (await siege.round(ROUND))) sent += ROUND;
    } finally {
      await siege.end();
    }
  }
}
