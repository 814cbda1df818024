import { randomBytes } from 'node:crypto';
import { type Options, setup } from '@meltemi/engine';
import type { Agreement } from '@meltemi/protocol';
import type { Game, Store } from '../store/store.ts';
import { newSeed } from '../table/luck.ts';
import { RULES, Table } from '../table/table.ts';
import { Room } from './room.ts';

/** Rooms that nobody looks at are kept for a while, the longest unused go first. */
const MOST_ROOMS = 2000;

/** The rooms of this node. */
export class Rooms {
  private readonly store: Store;
  private readonly changed: (room: Room) => void;
  private readonly rooms = new Map<string, Promise<Room | null>>();

  constructor(store: Store, changed: (room: Room) => void) {
    this.store = store;
    this.changed = changed;
    store.listen({
      appended: (game, seq) => this.known(game, (room) => room.catchUp(seq)),
      said: (game, chat) => this.known(game, (room) => room.announce({ is: 'said', ...chat })),
      deaf: () => {
        for (const id of this.rooms.keys()) this.known(id, (room) => room.catchUp(Number.POSITIVE_INFINITY));
      },
    });
  }

  /** A room that can not be told now starts afresh with its next request. */
  private known(id: string, tell: (room: Room) => Promise<void> | void): void {
    this.rooms
      .get(id)
      ?.then((room) => room && tell(room))
      .catch(() => {});
  }

  /** Null: there is no such table. */
  async room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    this.rooms.delete(id);
    const opened = known ?? Room.open(id, this.store, this.changed);
    this.rooms.set(id, opened);
    const room = await opened.catch((error) => {
      this.rooms.delete(id);
      throw error;
    });
    if (!room) this.rooms.delete(id);
    else if (!known) {
      this.changed(room);
      await this.makeRoom();
    }
    return room;
  }

  private async makeRoom(): Promise<void> {
    if (this.rooms.size <= MOST_ROOMS) return;
    for (const [id, opened] of this.rooms) {
      if ((await opened)?.isEmpty !== false) this.rooms.delete(id);
      if (this.rooms.size <= MOST_ROOMS) return;
    }
  }

  /** A new table; options that make no sense throw a SetupError. */
  async create(host: string, agreement: Agreement): Promise<string> {
    const drawn = withSeed(agreement);
    setup(drawn.options as Options);
    const game: Game = { id: word(9), made: Date.now(), host, agreement: drawn, engine: RULES, seed: newSeed() };
    await this.store.create(game, new Table(game).summary());
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
