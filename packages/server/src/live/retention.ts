import type { Settings } from '../settings.ts';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import { RequestRefusal } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
import { erasePerson } from './own-data.ts';
import type { Rooms } from './rooms.ts';

const DAY = 86_400_000;
/** Games and people that are deleted in one go. */
const MOST = 50;
/** A running game that all people have left is ended after this time, so that nobody keeps it for ever. */
const ABANDONED = 30 * DAY;

/**
 * Deletes what the operator does not want to keep: old chat, games that are over, people who never came back. Ends games
 * that all have left.
 */
export class Retention {
  private readonly keep: Pick<Settings, 'keepChat' | 'keepGames' | 'keepPeople'>;
  private readonly store: Store;
  private readonly rooms: Rooms;

  constructor(keep: Pick<Settings, 'keepChat' | 'keepGames' | 'keepPeople'>, store: Store, rooms: Rooms) {
    this.keep = keep;
    this.store = store;
    this.rooms = rooms;
  }

  /** Some of it; true: there may be more. */
  async step(now: number): Promise<boolean> {
    const { administration } = this.store;
    const { keepChat, keepGames, keepPeople } = this.keep;
    for (const id of await administration.abandonedSince(now - ABANDONED, MOST)) await this.end(id);
    if (keepChat > 0) await administration.clearChats(now - keepChat * DAY);
    const games = keepGames > 0 ? await administration.oldGames(now - keepGames * DAY, MOST) : [];
    const unused = games.filter((id) => this.rooms.forget(id)); // others are looked at just now
    for (const id of unused) await administration.deleteGame(id);
    const people = keepPeople > 0 ? await administration.absentSince(now - keepPeople * DAY, now, MOST) : [];
    for (const id of people) await erasePerson(this.store, this.rooms, id);
    return unused.length === MOST || people.length === MOST;
  }

  /** Damaged games, and those of other rules, stay as they are. */
  private async end(id: string): Promise<void> {
    const ending = ({ status, persons }: Table): Entry[] =>
      status === 'running' && persons.length === 0 ? [{ do: 'end' }] : [];
    await this.rooms
      .use(id, (room) => room?.request(null, ending))
      .catch((error) => {
        if (!(error instanceof RequestRefusal || error instanceof Damaged)) throw error;
      });
  }
}
