import { setTimeout } from 'node:timers/promises';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';
import { opening } from '../table/auto-entries.ts';
import { RequestRefusal } from '../table/refusal.ts';
import { WinnersBackfill } from './backfill.ts';
import type { Retention } from './retention.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** The time between two rounds, in milliseconds, and the most tables of one round. */
const ROUND = 1000;
const MOST = 200;
/** It waits this long for a table to open. A slower one goes on opening while the others are looked at. */
const PATIENCE = 100;
/** The time before a game that can't be read is tried again. */
const REST = 600_000;

/** How often the states of games that have changed are noted: each costs a digest of its position, and all a commit. */
const PINNING = 5000;
/** How often old sessions and links are deleted. */
const TIDYING = 3_600_000;

/**
 * The periodic jobs, once a second: sends again what could not be sent, ends turns whose time is up, and wakes bots
 * that nobody has woken (after a restart, or when another node is gone). It stores digests of games that have changed,
 * deletes what is too old, and adds what finished games of earlier versions lack.
 */
export class Scheduler {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly move: (room: Room) => void;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | null = null;
  private tidied = 0;
  private pinned = Number.NEGATIVE_INFINITY;
  private readonly backfill: WinnersBackfill;
  /**
   * Games that cannot be read, and until when they are left alone: they must not keep the scheduler from those that
   * come after them.
   */
  private readonly unreadable = new Map<string, number>();
  /** Tables that take long to open. */
  private readonly slow = new Set<string>();

  private readonly retention: Retention | null;

  constructor(
    store: Store,
    rooms: Rooms,
    move: (room: Room) => void,
    failed: (error: unknown) => void,
    retention: Retention | null = null,
  ) {
    this.retention = retention;
    this.store = store;
    this.rooms = rooms;
    this.move = move;
    this.failed = failed;
    this.backfill = new WinnersBackfill(store, failed);
  }

  /** The first round comes at once. */
  start(pause = 0): void {
    this.timer = globalThis.setTimeout(async () => {
      await this.round().catch((error) => this.timer && this.failed(error));
      if (this.timer) this.start(ROUND);
    }, pause);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async round(): Promise<void> {
    this.rooms.mend();
    this.rooms.closeOld();
    if (Date.now() - this.tidied > TIDYING) {
      this.tidied = Date.now();
      await this.store.clearTokens(this.tidied);
      if (await this.retention?.step(this.tidied)) this.tidied = 0; // the rest in the next round
    }
    const most = MOST + this.unreadable.size;
    const now = this.store.now();
    for (const id of await this.store.due(now, most)) await this.call(id, (room) => noteDue(room, now));
    for (const id of await this.store.botsToMove(most)) await this.call(id, (room) => room.read(() => this.move(room)));
    if (performance.now() - this.pinned > PINNING) {
      this.pinned = performance.now();
      await this.rooms.pin();
    }
    await this.rooms.chains.step();
    await this.backfill.step();
  }

  /** Goes on after a while also if the table is not open yet. What goes wrong with the database throws. */
  private async call(id: string, work: (room: Room) => unknown): Promise<void> {
    if (this.slow.has(id)) return;
    this.slow.add(id);
    const visited = this.visit(id, work).finally(() => this.slow.delete(id));
    const isLate = await Promise.race([visited, setTimeout(PATIENCE, true, { ref: false })]);
    if (isLate) visited.catch((error) => this.timer && this.failed(error));
  }

  /** What goes wrong at one table must not keep the others waiting. */
  private async visit(id: string, work: (room: Room) => unknown): Promise<void> {
    if ((this.unreadable.get(id) ?? 0) > Date.now()) return;
    try {
      await this.rooms.use(id, (room) => room && this.attempt(() => work(room)));
    } catch (error) {
      await this.store.ping(); // if it is the database, it is not the game
      this.unreadable.set(id, Date.now() + REST);
      this.report(error);
    }
  }

  private async attempt(work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.report(error);
    }
  }

  private report(error: unknown): void {
    if (!(error instanceof RequestRefusal || error instanceof Damaged)) this.failed(error); // rooms report damage
  }
}

/** Somebody's time is up, a pause is over, or people have had time enough to show their first numbers. */
function noteDue(room: Room, now: number): Promise<number> {
  return room.request(null, (table) => {
    const { deadline, ticking, resumes } = table.time;
    const { starting } = table;
    if (starting !== null) return starting <= now ? [opening(table)] : [];
    if (resumes !== null && resumes <= now) return [{ do: 'pause', seat: table.pausedBy, paused: false }];
    const late = table.late === null && deadline !== null && deadline <= now;
    return late && ticking ? [{ do: 'late', seat: ticking.seat }] : [];
  });
}
