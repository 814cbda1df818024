import { isDeepStrictEqual } from 'node:util';
import type { TableInfo, ToClient, ToServer } from '@meltemi/protocol';
import { type Chain, digestsOf } from '../store/chain.ts';
import { Damaged } from '../store/damaged.ts';
import type { Chat, LogLine, Store } from '../store/store.ts';
import { automaticEntry } from '../table/auto-entries.ts';
import { digestOf } from '../table/digest.ts';
import { type Entry, entryOf } from '../table/entry.ts';
import { checkRoom } from '../table/length.ts';
import { asRefusal, throwUnsure, Unsure } from '../table/refusal.ts';
import { grant } from '../table/requests.ts';
import { sharedTeam } from '../table/shared-team.ts';
import { SNAPSHOT_EVERY, snapshotOf } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import { infoOf, summaryOf } from '../table/table-info.ts';
import { Audience, type Listener, reseats } from './audience.ts';
import { type Opened, openTable } from './opening.ts';
import type { Change, SeatMessages } from './seat-messages.ts';

/** More than this in one go would be an endless game. */
const MOST_FOLLOWING = 500;
const NONE: ReadonlySet<number> = new Set();

/** Receives how a table was opened. */
export interface Opening {
  /** A snapshot did not fit, and why. */
  discarded?(detail: string): void;
  /** Lines before the snapshot were not followed. */
  unchecked?(id: string): void;
}

/** A table that people look at: one thing after the other is granted, stored, and only then told. */
export class Room {
  readonly id: string;
  private readonly store: Store;
  private table: Table;
  private chain: Chain;
  /** Lines after which the state was noted, and of the last snapshot. */
  private pinned: number;
  private snapshot: number;
  /** The table is closed for good. */
  private damage: Damaged | null = null;
  /** Something was folded and not stored, or stored and not read: the table is not what its log says. */
  private spoilt = false;
  private readonly audience: Audience;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly changed: (room: Room) => void;
  private readonly opening: Opening;

  /** `changed` is called after every commit. */
  private constructor(opened: Opened, store: Store, changed: (room: Room) => void, opening: Opening) {
    const { table, chain, pinned, snapshot } = opened;
    this.id = table.game.id;
    this.table = table;
    this.chain = chain;
    this.pinned = pinned;
    this.snapshot = snapshot;
    this.store = store;
    this.audience = new Audience(() => store.now());
    this.changed = changed;
    this.opening = opening;
  }

  static async open(
    id: string,
    store: Store,
    changed: (room: Room) => void,
    opening: Opening = {},
  ): Promise<Room | null> {
    const game = await store.game(id);
    if (!game) return null;
    const opened = await openTable(game, store, opening.discarded);
    if (opened.snapshot > 0) opening.unchecked?.(id);
    return new Room(opened, store, changed, opening);
  }

  /** May include uncommitted lines: never send it, and never hold it across an `await`. */
  get now(): Table {
    return this.table;
  }

  /** The table as its log says, after all that was asked before. */
  read<T>(work: (table: Table) => Promise<T> | T): Promise<T> {
    return this.exclusively(() => work(this.table));
  }

  info(): Promise<TableInfo> {
    return this.read((table) => infoOf(table, this.audience));
  }

  /** For whom its bots think: somebody who sits here and looks on, or else who sits here. */
  get asker(): { readonly person: string; readonly network: string | null } {
    const isSeated = ({ person }: Listener) => person !== null && this.table.seatOf(person) !== null;
    const { person, network = '' } = this.audience.find(isSeated) ?? {};
    if (person) return { person, network };
    return { person: this.table.persons[0] ?? this.table.game.host, network: null };
  }

  /** One thing after the other, on a table that is what its log says. */
  private exclusively<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.queue.then(() => {
      if (this.damage) throw this.damage;
      return this.spoilt ? this.startAfresh().then(work) : work();
    });
    this.queue = done.catch(() => {});
    return done;
  }

  /** The digest of the log at this version; undefined, if it has gone on. */
  receipt(version: number): string | undefined {
    return this.chain.length === version ? this.chain.digest : undefined;
  }

  /**
   * Notes a digest of the state, by which later versions of the rules see whether they would change the game; now and
   * then a snapshot.
   */
  pin(): Promise<void> {
    return this.exclusively(async () => {
      const { version, history } = this.table;
      if (history && version > this.pinned) await this.store.pin(this.id, version, digestOf(history, version));
      this.pinned = version;
      if (version - this.snapshot < SNAPSHOT_EVERY) return;
      await this.store.saveSnapshot(this.id, snapshotOf(this.table, this.chain.origin, this.chain.digest));
      this.snapshot = version;
    });
  }

  /** Resolves when all that was asked by then is done. */
  atRest(): Promise<unknown> {
    return this.queue;
  }

  enter(listener: Listener): Promise<void> {
    this.audience.expect(listener);
    return this.read((table) => this.audience.welcome(table, listener));
  }

  leave(listener: Listener): void {
    if (!this.audience.drop(listener)) return;
    this.read((table) => this.audience.tellTable(table)).catch(() => {}); // presence is sent with the next message
  }

  resync(listener: Listener): Promise<void> {
    return this.read((table) => this.audience.greet(table, listener));
  }

  /** A request through a socket; refused ones throw. */
  ask(person: string | null, asked: Exclude<ToServer, { do: 'say' | 'resync' | 'ping' }>): Promise<number> {
    // Pages choose their keys, so each person has keys of their own.
    const key = `${person ?? ''}:${asked.key}`;
    return this.request(key, (table) => grant(table, table.seatOf(person), asked, this.store.now(), this.audience));
  }

  /**
   * Stores and sends the entries that `work` makes of the table; a key that is known was done before. When another node
   * stores a line first, `work` is asked again about the table as it is then: it refuses what only fitted the version
   * before.
   */
  request(key: string | null, work: (table: Table) => Entry[]): Promise<number> {
    return this.exclusively(async () => {
      for (;;) {
        if (this.table.hasDone(key)) return this.table.version;
        checkRoom(this.table);
        const entries = work(this.table);
        if (entries.length === 0) return this.table.version;
        const version = await this.commit(key, entries);
        if (version !== null) return version;
      }
    });
  }

  /**
   * Folds first, so that only legal lines are stored; sends last, so that nothing uncommitted is sent. Null: another
   * node was faster.
   */
  private async commit(key: string | null, entries: readonly Entry[]): Promise<number | null> {
    const lines: LogLine[] = [];
    const changes: Change[] = [];
    const at = this.store.now();
    const before = summaryOf(this.table);
    let messages: SeatMessages;
    const fold = (entry: Entry) => {
      const line = { seq: this.table.version, at, key: lines.length === 0 ? key : null, entry: JSON.stringify(entry) };
      changes.push(this.fold(line, entry));
      lines.push(line);
    };
    try {
      for (const entry of entries) fold(entry);
      for (let next = automaticEntry(this.table); next; next = automaticEntry(this.table)) {
        if (lines.length > MOST_FOLLOWING) throw new Error(`the game ${this.id} does not come to rest`);
        fold(next);
      }
      messages = this.audience.write(this.table, changes);
    } catch (error) {
      this.spoilt = lines.length > 0;
      throw asRefusal(error);
    }
    const { waiting } = this.table;
    const summary = summaryOf(this.table);
    const digests = digestsOf(this.table.game.seed, this.chain.digest, lines, waiting);
    const after = {
      waiting,
      digests,
      ...(!isDeepStrictEqual(before, summary) && { summary }),
      ...(changes.some(reseats) && { persons: this.table.persons }),
    };
    this.spoilt = true; // until it is stored
    try {
      this.spoilt = !(await this.store.append(this.id, lines, after));
    } catch (error) {
      return this.findOut(key, error);
    }
    if (this.spoilt) {
      await this.startAfresh();
      return null;
    }
    for (const digest of digests) this.chain.add(digest);
    this.tell(changes, messages);
    return this.table.version;
  }

  /**
   * The store failed in the middle of it: the log says whether it was done, if it can be read. If it is not there, it
   * may still come.
   */
  private async findOut(key: string | null, error: unknown): Promise<number> {
    try {
      await this.startAfresh();
    } catch {
      throw new Unsure(error);
    }
    if (!this.table.hasDone(key)) throw new Unsure(error);
    return this.table.version;
  }

  private fold(line: LogLine, entry: Entry): Change {
    const { rewind, late } = this.table;
    const { state: before = null, turn: from = 0 } = this.table.history ?? {};
    this.table.fold(line, entry);
    const { version, history } = this.table;
    const beside = entry.do !== 'move' || rewind !== this.table.rewind || late !== this.table.late;
    const { state: after = null, turn = 0 } = history ?? {};
    const { move = null, events = [], looks = NONE } = (entry.do === 'move' && history?.latest) || {};
    return { version, entry, from, turn, before, after, move, events, looks, beside };
  }

  /**
   * What was not stored has not happened. If the log cannot be read, nobody knows: what was asked before may be in it.
   */
  private async startAfresh(): Promise<void> {
    const open = () => openTable(this.table.game, this.store, this.opening.discarded);
    const { table, chain } = await this.intact(open).catch(throwUnsure);
    this.table = table;
    this.chain = chain;
    this.spoilt = false;
    this.audience.greetAll(this.table);
    this.changed(this);
  }

  /** What is found damaged closes the table: those who look at it are sent away. */
  private async intact<T>(work: () => Promise<T> | T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Damaged) this.close(error);
      throw error;
    }
  }

  /** For good. */
  close(damage: Damaged): void {
    this.damage = damage;
    this.audience.dismiss(damage);
  }

  /** Lines were replaced: the table is read again, and everybody is greeted. */
  reread(): Promise<void> {
    return this.exclusively(async () => {
      await this.store.dropSnapshot(this.id); // one may have been taken since
      this.snapshot = 0;
      await this.startAfresh();
    });
  }

  /** Ends the connections of a person. */
  signOut(person: string): void {
    this.audience.signOut(person);
  }

  /** Another node has written: what is new is read and told. */
  catchUp(seq: number): Promise<void> {
    return this.exclusively(async () => {
      if (seq < this.table.version) return;
      this.spoilt = true;
      const lines = await this.store.log(this.id, this.table.version);
      await this.intact(() => {
        for (const line of lines) this.chain.follow(line);
      });
      const changes = lines.map((line) => this.fold(line, entryOf(line)));
      this.spoilt = false;
      if (changes.length > 0) this.tell(changes);
    });
  }

  /** Whatever other nodes have written may have been missed, also that a person was erased. */
  async lookAgain(): Promise<void> {
    await this.catchUp(Number.POSITIVE_INFINITY);
    const people = await Promise.all(this.table.persons.map((person) => this.store.person(person)));
    if (people.includes(null)) await this.reread();
  }

  private tell(changes: readonly Change[], messages?: SeatMessages): void {
    this.audience.tell(this.table, changes, messages);
    this.changed(this);
  }

  /** What is said to a team is told by the seats that are stored, so that nobody reads it who is only about to sit. */
  say(chat: Chat): Promise<void> | void {
    if (chat.team === null) return this.announce({ is: 'said', ...chat });
    return this.read((table) => this.audience.hearInTeam(table, chat));
  }

  /** The team that this person shares with somebody. */
  teamOf(person: string | null): Promise<number | null> {
    return this.read((table) => sharedTeam(table, table.seatOf(person)));
  }

  /** Something that is not part of the game. */
  announce(message: ToClient): void {
    this.audience.hear(message);
  }
}
