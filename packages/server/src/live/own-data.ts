import { Slice } from '../slice.ts';
import type { Rewritten } from '../store/administration.ts';
import { erasedMark } from '../store/chain.ts';
import type { Game, Store, StoredLine } from '../store/store.ts';
import { opening } from '../table/auto-entries.ts';
import { type Entry, entryOf } from '../table/entry.ts';
import { NAMELESS } from '../table/name.ts';
import { standUp } from '../table/requests.ts';
import type { Table } from '../table/table.ts';
import { pagesOf } from './log-pages.ts';
import type { Rooms } from './rooms.ts';

// What a server holds about one person: to take along, and to erase.

/** Everything about a person, for a file; null: there is no such person. */
export async function exportPerson(store: Store, id: string) {
  const person = await store.person(id);
  if (!person) return null;
  const { administration } = store;
  const [games, belongings] = await Promise.all([administration.gamesOf(id), administration.belongings(id)]);
  const tables = [];
  const slice = await Slice.first();
  for (const game of games) tables.push(await ofTable(store, game, id, slice));
  return { person, ...belongings, tables: tables.filter((table) => table !== null) };
}

/** What a log holds of a person: where they sat, and what they asked for from there. */
async function ofTable(store: Store, game: string, person: string, slice: Slice) {
  const made = await store.game(game);
  if (!made) return null;
  const own = await ownLines(pagesOf(store, game), person, slice);
  if (own.length === 0 && made.host !== person) return null;
  return { id: game, made: made.made, host: made.host === person, agreement: made.agreement, log: own };
}

async function ownLines(pages: AsyncIterable<readonly StoredLine[]>, person: string, slice: Slice) {
  const own: { at: number; entry: Entry }[] = [];
  let seat: number | null = null;
  for await (const page of pages)
    for (const { at, ...line } of page) {
      const entry = entryOf(line);
      const before = seat;
      if (entry.do === 'seat' && isOf(entry, person)) seat = entry.seat;
      else if ((entry.do === 'seat' || entry.do === 'remove') && entry.seat === seat) seat = null;
      // Who sits there next is somebody else's.
      if (isOf(entry, person) || (before !== null && isFrom(entry, before)))
        own.push({ at, entry: entry.do === 'seat' && seat === null ? { ...entry, sitter: null } : entry });
      if (slice.isOver) await slice.next();
    }
  return own;
}

function isFrom(entry: Entry, seat: number): boolean {
  return ('by' in entry && entry.by === seat) || ('seat' in entry && entry.seat === seat);
}

/** Whether an entry names this person. */
function isOf(entry: Entry, person: string): boolean {
  if (entry.do === 'readmit') return entry.person === person;
  return 'sitter' in entry && entry.sitter !== null && 'person' in entry.sitter && entry.sitter.person === person;
}

/**
 * Erases a person: sessions, links, chat and reports are deleted, seats of games that are not over are left, and lines
 * that name the person get no name instead. Ids, moves and what was added to chance stay, so that games can still be
 * played and checked. False: there is none.
 */
export async function erasePerson(store: Store, rooms: Rooms, id: string): Promise<boolean> {
  if (!(await store.person(id))) return false;
  await store.endTokens(id); // from here on nobody can act as this person
  rooms.signOut(id);
  const { administration } = store;
  const games = await administration.gamesOf(id);
  for (const game of games) await leave(rooms, game, id);
  const lines: Rewritten[] = [];
  const slice = await Slice.first();
  for (const game of games) {
    const made = await store.game(game);
    if (!made) continue;
    for await (const page of pagesOf(store, game)) {
      lines.push(...nameless(made, page, id));
      if (slice.isOver) await slice.next();
    }
  }
  return administration.erase(id, lines);
}

/** Damaged games, and those of other rules, cannot be left: they are never played on. */
async function leave(rooms: Rooms, game: string, person: string): Promise<void> {
  await rooms
    .use(game, (room) => room?.request(null, (table) => (table.status === 'over' ? [] : leaving(table, person))))
    .catch((error) => rooms.noteDamage(game, error));
}

/**
 * An open table of one's own is closed, a seat of another is left; in a running game a bot plays on if other people are
 * there, else it ends. A game whose start was asked for begins before that: seats do not change while first numbers are
 * shown. A request for a seat is withdrawn.
 */
function leaving(table: Table, person: string): Entry[] {
  const { join } = table.ballot;
  // The seat is free already; to free it once more withdraws the request.
  if (join?.sitter.person === person) return [{ do: 'seat', seat: join.seat, sitter: null }];
  if (table.starting !== null && table.seatOf(person) !== null) return [opening(table), ...leavingGame(table, person)];
  if (table.starting !== null) return [];
  if (table.status === 'open' && table.game.host === person) return [{ do: 'close' }];
  const kept = table.kept.findIndex((one) => one?.person === person);
  if (kept >= 0) return [{ do: 'keep', seat: kept, sitter: null }];
  if (table.seatOf(person) === null) return [];
  return table.status === 'open' ? standUp(table, person) : leavingGame(table, person);
}

function leavingGame(table: Table, person: string): Entry[] {
  const seat = table.seatOf(person);
  if (seat === null) return [];
  return table.persons.length > 1 ? [{ do: 'seat', seat, sitter: { level: 'medium' } }] : [{ do: 'end' }];
}

function nameless({ id: game, seed }: Game, lines: readonly StoredLine[], person: string): Rewritten[] {
  return lines.flatMap((line) => {
    const entry = entryOf(line);
    if (!('sitter' in entry) || !isOf(entry, person)) return [];
    const text = JSON.stringify({ ...entry, sitter: { ...entry.sitter, name: NAMELESS } });
    return text === line.entry ? [] : [{ game, seq: line.seq, entry: text, erased: erasedMark(seed, line, text) }];
  });
}
