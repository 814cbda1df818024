import { randomBytes } from 'node:crypto';
import { type Options, setup } from '@meltemi/engine';
import type { Agreement } from '@meltemi/protocol';
import type { Game, Store } from '../store/store.ts';
import { newSeed } from '../table/luck.ts';
import { RULES, Table } from '../table/table.ts';
import { Room } from './room.ts';

/** So many rooms are kept, the longest unused go first. */
const MOST_ROOMS = 2000;

/** The rooms of this node, one for each table. */
export class Rooms {
  private readonly store: Store;
  private readonly changed: (room: Room) => void;
  private readonly most: number;
  private readonly opening = new Map<string, Promise<Room | null>>();
  private readonly kept = new Map<string, Room>();
  /** A room that is not kept lives on while anybody has it, a page, a request or a bot: then it is still the one for its table. */
  private readonly alive = new Map<string, WeakRef<Room>>();
  private readonly behind = new Set<string>();
  private readonly gone = new FinalizationRegistry<string>((id) => {
    if (!this.living(id)) this.alive.delete(id);
  });

  constructor(store: Store, changed: (room: Room) => void, most = MOST_ROOMS) {
    this.store = store;
    this.changed = changed;
    this.most = most;
    store.listen({
      appended: (game, seq) => this.known(game, (room) => room.catchUp(seq)),
      said: (game, chat) => this.known(game, (room) => room.announce({ is: 'said', ...chat })),
      deaf: () => {
        for (const id of [...this.alive.keys(), ...this.opening.keys()])
          this.known(id, (room) => room.catchUp(Number.POSITIVE_INFINITY));
      },
    });
  }

  private living(id: string): Room | undefined {
    return this.alive.get(id)?.deref();
  }

  /** A room that can not be told now starts afresh with its next request, or when it is mended. */
  private known(id: string, tell: (room: Room) => Promise<void> | void): void {
    Promise.resolve(this.living(id) ?? this.opening.get(id))
      .then((room) => room && tell(room))
      .catch(() => this.behind.add(id));
  }

  /** Rooms that could not be told something start afresh, and so do those who look at them. */
  mend(): void {
    const behind = [...this.behind];
    this.behind.clear();
    for (const id of behind) this.known(id, (room) => room.read(() => {}));
  }

  /** Null: there is no such table. */
  async room(id: string): Promise<Room | null> {
    const room = this.living(id) ?? (await (this.opening.get(id) ?? this.open(id)));
    if (room) this.keep(room);
    return room;
  }

  private open(id: string): Promise<Room | null> {
    const opened = Room.open(id, this.store, this.changed)
      .then((room) => {
        if (room) this.welcome(room);
        return room;
      })
      .finally(() => this.opening.delete(id));
    this.opening.set(id, opened);
    return opened;
  }

  private welcome(room: Room): void {
    this.alive.set(room.id, new WeakRef(room));
    this.gone.register(room, room.id);
    this.changed(room);
  }

  private keep(room: Room): void {
    this.kept.delete(room.id);
    this.kept.set(room.id, room);
    const [longest] = this.kept.keys();
    if (this.kept.size > this.most) this.kept.delete(longest);
  }

  /** Resolves when all that was asked by then, at any table, is done. */
  atRest(): Promise<unknown> {
    return Promise.all([...this.alive.keys()].map((id) => this.living(id)?.atRest()));
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
