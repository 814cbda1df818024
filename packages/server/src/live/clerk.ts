import type { Store } from '../store/store.ts';
import { Refusal } from '../table/refusal.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How often it looks, in milliseconds, and at how many tables at once. */
const ROUND = 1000;
const MOST = 200;

/** Goes round the tables: mends what could not be told, notes whose time is up, and wakes bots that nobody has woken (after a start, or when another node is gone). */
export class Clerk {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly move: (room: Room) => void;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | null = null;
  /** Games of other rules: they stay as they are, and must not keep the clerk from those that come after them. */
  private readonly unreadable = new Set<string>();

  constructor(store: Store, rooms: Rooms, move: (room: Room) => void, failed: (error: unknown) => void) {
    this.store = store;
    this.rooms = rooms;
    this.move = move;
    this.failed = failed;
  }

  /** The first round comes at once. */
  start(pause = 0): void {
    this.timer = setTimeout(async () => {
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
    const most = MOST + this.unreadable.size;
    for (const id of await this.store.due(Date.now(), most)) await this.visit(id, noteLate);
    for (const id of await this.store.botsToMove(most))
      await this.visit(id, (room) => room.read(() => this.move(room)));
  }

  /** What goes wrong at one table must not keep the others waiting. */
  private async visit(id: string, work: (room: Room) => unknown): Promise<void> {
    if (this.unreadable.has(id)) return;
    try {
      const room = await this.rooms.room(id);
      if (room) await work(room);
    } catch (error) {
      if (!(error instanceof Refusal)) this.failed(error);
      else if (error.code === 'other-rules') this.unreadable.add(id);
    }
  }
}

function noteLate(room: Room): Promise<number> {
  return room.request(null, (table) => {
    const { deadline, ticking } = table.time;
    const late = table.late === null && deadline !== null && deadline <= Date.now();
    return late && ticking ? [{ do: 'late', seat: ticking.seat }] : [];
  });
}
