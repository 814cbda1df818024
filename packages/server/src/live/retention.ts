import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { erasePerson } from './own-data.ts';
import type { Rooms } from './rooms.ts';

const DAY = 86_400_000;
/** Games and people that are deleted in one go. */
const MOST = 50;

/** Deletes what the operator does not want to keep: old chat, games that are over, people who never came back. */
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
    if (keepChat > 0) await administration.clearChats(now - keepChat * DAY);
    const games = keepGames > 0 ? await administration.oldGames(now - keepGames * DAY, MOST) : [];
    const unused = games.filter((id) => this.rooms.forget(id)); // others are looked at just now
    for (const id of unused) await administration.deleteGame(id);
    const people = keepPeople > 0 ? await administration.absentSince(now - keepPeople * DAY, now, MOST) : [];
    for (const id of people) await erasePerson(this.store, this.rooms, id);
    return unused.length === MOST || people.length === MOST;
  }
}
