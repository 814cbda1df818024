import { randomBytes } from 'node:crypto';
import { RULES, setup } from '@meltemi/engine';
import type { Agreement, ToClient } from '@meltemi/protocol';
import type { Change } from '../store/administration.ts';
import { Damaged } from '../store/damaged.ts';
import type { Game, Store } from '../store/store.ts';
import { newSeed } from '../table/provable-random.ts';
import { Table } from '../table/table.ts';
import { summaryOf } from '../table/table-info.ts';
import { ChainCheck } from './chain-check.ts';
import { type Opening, Room } from './room.ts';

/**
 * Moves of all open rooms together, at about a kilobyte each. Beyond that, rooms that nobody uses are closed, the
 * longest unused first.
 */
const MOST_MOVES = 200_000;
/** What a room takes beside its moves, in moves. */
const ROOM = 100;
/** A room that nobody has used for this many milliseconds is closed. */
const UNUSED = 600_000;

/** States that are noted with one commit. More would keep the event loop busy for too long. */
const PINNED_AT_ONCE = 16;

/** A room, and how many use it now: pages that look at it, requests, bots that think. */
interface Opened {
  readonly room: Promise<Room | null>;
  users: number;
  /** What it takes of the memory, in moves. */
  weight: number;
  /** When its last user left. */
  since: number;
}

/** The rooms of this node: one for each table, as long as anybody uses it. */
export class Rooms {
  private readonly store: Store;
  private readonly changed: (room: Room) => void;
  private readonly opening: Opening;
  private readonly most: number;
  private readonly clock: () => number;
  /** What all open rooms take. */
  private weight = 0;
  /** By table, the longest unused first. */
  private readonly opened = new Map<string, Opened>();
  /** Tables whose rooms may lack something that another node has written. */
  private readonly behind = new Set<string>();
  /** Rooms whose state has changed since it was noted. */
  private readonly unpinned = new Set<Room>();
  /** Tables that were reported as damaged. */
  private readonly damaged = new Set<string>();
  /** Where that is reported. */
  report: (detail: string) => void = () => {};
  /** Called when the operator has changed a policy, on any node. */
  policyChanged: () => void = () => {};
  readonly chains: ChainCheck;

  constructor(
    store: Store,
    changed: (room: Room) => void,
    most = MOST_MOVES,
    clock: () => number = performance.now.bind(performance),
  ) {
    this.store = store;
    this.clock = clock;
    this.chains = new ChainCheck(store, (id, error) => {
      this.tell(id, (room) => room.close(error));
      this.noteDamage(id, error);
      // From now on the whole log is followed when it is opened.
      store.dropSnapshot(id).catch(() => {});
    });
    this.changed = (room) => {
      this.unpinned.add(room);
      changed(room);
    };
    this.opening = {
      discarded: (detail) => this.report(`${detail}. It was discarded, and the log replayed`),
      unchecked: (id) => this.chains.add(id),
    };
    this.most = most;
    store.listen({
      appended: (game, seq) => this.tell(game, (room) => room.catchUp(seq)),
      said: (game, chat) => this.tell(game, (room) => room.say(chat)),
      changed: (change) => this.change(change),
      missed: () => {
        // Using a room moves it to the end of the map, so the ids are copied before.
        for (const id of [...this.opened.keys()]) this.tell(id, (room) => room.lookAgain());
      },
    });
  }

  /** Something was erased, or the operator has changed something. */
  private change(change: Change): void {
    if (change.is === 'rewritten') this.tell(change.game, (room) => room.reread());
    if (change.is === 'unsaid') {
      const { is, person, at } = change;
      this.tell(change.game, (room) => room.announce({ is, person, at }));
    }
    if (change.is === 'policy') this.policyChanged();
  }

  /** Ends all connections of a person to this node. */
  signOut(person: string): void {
    for (const id of [...this.opened.keys()]) this.tell(id, (room) => room.signOut(person));
  }

  /** To everybody who looks at a table of this node. */
  announce(message: ToClient): void {
    for (const id of [...this.opened.keys()]) this.tell(id, (room) => room.announce(message));
  }

  /** Closes the room of a table that is to be deleted; false: somebody uses it. */
  forget(id: string): boolean {
    if ((this.opened.get(id)?.users ?? 0) > 0) return false;
    this.drop(id);
    return true;
  }

  private drop(id: string): void {
    this.weight -= this.opened.get(id)?.weight ?? 0;
    this.opened.delete(id);
  }

  /** Rooms that are open, and those at which somebody looks. */
  get size(): number {
    return this.opened.size;
  }

  /** Opens the room of a table if need be, and keeps it open until `work` is done. Null: there is no such table. */
  async use<T>(id: string, work: (room: Room | null) => Promise<T> | T): Promise<T> {
    const opened = this.opened.get(id) ?? this.open(id);
    this.opened.delete(id);
    this.opened.set(id, opened);
    opened.users++;
    let room: Room | null = null;
    try {
      room = await opened.room;
      this.weigh(id, opened, room);
      return await work(room);
    } finally {
      opened.users--;
      opened.since = this.clock();
      this.weigh(id, opened, room);
      this.closeUnused();
    }
  }

  /** Unless it is closed by now. */
  private weigh(id: string, opened: Opened, room: Room | null): void {
    if (!room || this.opened.get(id) !== opened) return;
    const weight = ROOM + (room.now.history?.steps.length ?? 0);
    this.weight += weight - opened.weight;
    opened.weight = weight;
  }

  /** It is in memory. */
  isOpen(id: string): boolean {
    return this.opened.has(id);
  }

  private open(id: string): Opened {
    const room = Room.open(id, this.store, this.changed, this.opening);
    const forget = () => this.drop(id);
    const fail = (error: unknown) => {
      forget();
      this.noteDamage(id, error);
    };
    room.then((found) => (found ? this.changed(found) : forget()), fail);
    return { room, users: 0, weight: 0, since: this.clock() };
  }

  private closeUnused(): void {
    for (const [id, { users }] of this.opened) {
      if (this.weight <= this.most) return;
      if (users === 0) this.drop(id);
    }
  }

  /** Closes the rooms that nobody has used for a while. */
  closeOld(): void {
    const last = this.clock() - UNUSED;
    for (const [id, { users, since }] of this.opened) if (users === 0 && since <= last) this.drop(id);
  }

  /** Only a room that is open: any other will read it in the log. One that fails is behind. */
  private tell(id: string, work: (room: Room) => Promise<void> | void): void {
    if (this.opened.has(id)) this.use(id, (room) => room && work(room)).catch((error) => this.fell(id, error));
  }

  /** One that is damaged is closed, and does not come back. */
  private fell(id: string, error: unknown): void {
    if (error instanceof Damaged) this.noteDamage(id, error);
    else this.behind.add(id);
  }

  /** Each damaged table is reported once. */
  noteDamage(id: string, error: unknown): void {
    if (!(error instanceof Damaged) || this.damaged.has(id)) return;
    this.damaged.add(id);
    this.report(`${error.detail}. It was closed; see docs/hosting.md, "If something goes wrong"`);
  }

  /** Rooms that are behind start afresh, and so do those who look at them. */
  mend(): void {
    const behind = [...this.behind];
    this.behind.clear();
    for (const id of behind) this.tell(id, (room) => room.read(() => {}));
  }

  /** Notes the states of tables that have changed: not with each move, because writing a position takes time. */
  async pin(): Promise<void> {
    const rooms = [...this.unpinned];
    this.unpinned.clear();
    const pin = (room: Room) => room.pin().catch((error) => error instanceof Damaged || this.unpinned.add(room));
    for (let i = 0; i < rooms.length; i += PINNED_AT_ONCE)
      await Promise.all(rooms.slice(i, i + PINNED_AT_ONCE).map(pin));
  }

  /** Resolves when all that was asked by then, at any table, is done. */
  atRest(): Promise<unknown> {
    return Promise.allSettled(this.opened.values().map(({ room }) => room.then((found) => found?.atRest())));
  }

  /** A new table, unless there is one of this id; options that make no sense throw a SetupError. */
  async create(host: string, agreement: Agreement, id = word(9)): Promise<string> {
    const drawn = withSeed(agreement);
    setup(drawn.options);
    const game: Game = { id, made: this.store.now(), host, agreement: drawn, engine: RULES, seed: newSeed() };
    await this.store.create(game, summaryOf(new Table(game)));
    return game.id;
  }
}

/** A random board is drawn once, when the table is made, and everybody sees its seed. */
function withSeed(agreement: Agreement): Agreement {
  const { options } = agreement;
  if (options.edition === 'classic' || options.board !== undefined || options.start === 'quick') return agreement;
  return { ...agreement, options: { ...options, board: { seed: word(6) } } };
}

/** A word nobody guesses. */
export function word(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
