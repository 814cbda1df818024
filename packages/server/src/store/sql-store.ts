import { Administration, type Change, type Database, type Statements } from './administration.ts';
import { summaryDigest } from './chain.ts';
import type { Game } from './game.ts';
import type { Head, StoredLine } from './log.ts';
import type { NewPerson, Person } from './person.ts';
import {
  type GameRow,
  gameOf,
  LAST_OF_HOST,
  type ListedRow,
  type MadeRow,
  REPORTS,
  TABLES,
  type Value,
} from './rows.ts';
import type { Chat, NamedReport, Sealed, Search, Snapshot, SnapshotMark, TableRow } from './store.ts';
import { tableRowOf } from './table-row.ts';
import { type Winner, winnersText } from './winner.ts';

/** A log without a limit. */
const ALL = 2 ** 31 - 1;
const COLUMNS = TABLES.games.map((column) => `games.${column}`).join(', ');
/** With those who have a seat: ids hold no spaces. */
const LISTED = `SELECT id, made, host, agreement, status, listed, free_seats, played, deadline, bot, winners, waiting,
  (SELECT string_agg(person, ' ') FROM seated WHERE game = one.id) AS persons FROM games_now AS one`;

/** Of the head of a game; null: it has none. */
interface HeadColumns extends Pick<Head, 'pinned' | 'state'> {
  readonly head_length: number | null;
  readonly head_digest: string;
}

/** What both stores do by the same statements. */
export abstract class SqlStore implements Database {
  readonly administration = new Administration(this);

  abstract all<T>(sql: string, ...values: Value[]): Promise<T[]>;
  abstract write(statements: Statements, changes?: readonly Change[]): Promise<number>;
  abstract purge(): Promise<void>;

  private async one<T>(sql: string, ...values: Value[]): Promise<T | null> {
    const [row] = await this.all<T>(sql, ...values);
    return row ?? null;
  }

  private change(sql: string, ...values: Value[]): Promise<number> {
    return this.write([[sql, ...values]]);
  }

  private async ids(sql: string, ...values: Value[]): Promise<string[]> {
    const rows = await this.all<{ id: string }>(sql, ...values);
    return rows.map(({ id }) => id);
  }

  // Games

  async game(id: string): Promise<Game | null> {
    const row = await this.one<MadeRow>('SELECT id, made, host, agreement, engine, seed FROM games WHERE id = $1', id);
    return row && gameOf(row);
  }

  async sealed(id: string): Promise<Sealed | null> {
    const found = await this.one<GameRow & HeadColumns>(
      `SELECT ${COLUMNS}, heads.length AS head_length, heads.digest AS head_digest, pinned, state
       FROM games LEFT JOIN heads ON game = id WHERE id = $1`,
      id,
    );
    if (!found) return null;
    const { head_length: length, head_digest: digest, pinned, state, ...row } = found;
    return { row, head: length === null ? null : { length, digest, pinned, state } };
  }

  async pin(game: string, length: number, state: string): Promise<void> {
    await this.change('UPDATE heads SET pinned = $1, state = $2 WHERE game = $3 AND pinned < $1', length, state, game);
  }

  log(game: string, from: number, limit = ALL): Promise<StoredLine[]> {
    const sql = `SELECT seq, at, key, entry, waiting, digest, erased FROM lines
      WHERE game = $1 AND seq >= $2 ORDER BY seq LIMIT $3`;
    return this.all(sql, game, from, limit);
  }

  snapshot(game: string): Promise<Snapshot | null> {
    return this.one('SELECT length, format, chain, content, digest FROM snapshots WHERE game = $1', game);
  }

  async saveSnapshot(game: string, { length, format, chain, content, digest }: Snapshot): Promise<void> {
    await this.change(
      `INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game) DO UPDATE SET length = excluded.length,
       format = excluded.format, chain = excluded.chain, content = excluded.content, digest = excluded.digest
       WHERE snapshots.length < excluded.length OR snapshots.format <> excluded.format`,
      ...[game, length, format, chain, content, digest],
    );
  }

  async dropSnapshot(game: string): Promise<void> {
    await this.change('DELETE FROM snapshots WHERE game = $1', game);
  }

  snapshotMarks(): Promise<SnapshotMark[]> {
    return this.all('SELECT game, length, format, chain, digest FROM snapshots ORDER BY game');
  }

  // Lists

  find({ person, finished, waiting, status, limit }: Search): Promise<TableRow[]> {
    const values: Value[] = [];
    const value = (one: Value) => `$${values.push(one)}`;
    const seated = (who: string) => `id IN (SELECT game FROM seated WHERE person = ${value(who)})`;
    const terms = ['TRUE'];
    if (person !== undefined)
      terms.push(
        `(${seated(person)} OR id IN (SELECT id FROM games WHERE host = ${value(person)} AND status <> 'over'))`,
      );
    if (finished !== undefined) terms.push(`status = 'over' AND ${seated(finished)}`);
    if (waiting !== undefined) terms.push(`waiting = ${value(waiting)} AND ${seated(waiting)}`);
    if (status !== undefined) terms.push(`status = ${value(status)}`);
    return this.listed(`WHERE ${terms.join(' AND ')} ORDER BY played DESC LIMIT ${value(limit)}`, values);
  }

  lobby(since: number, limit: number): Promise<TableRow[]> {
    const which = `WHERE status = 'open' AND listed = 1 AND made > $1 AND ${LAST_OF_HOST} ORDER BY made DESC LIMIT $2`;
    return this.listed(which, [since, limit]);
  }

  private async listed(which: string, values: readonly Value[]): Promise<TableRow[]> {
    const rows = await this.all<ListedRow & { persons: string | null }>(`${LISTED} ${which}`, ...values);
    return rows.map(({ persons, ...row }) => tableRowOf(row, persons?.split(' ') ?? []));
  }

  async tablesOf(person: string, since: number): Promise<number> {
    const row = await this.one<{ count: number }>(
      `SELECT COUNT(*) AS count FROM (
         SELECT id FROM seated JOIN games ON id = game WHERE person = $1 AND status = 'running'
         UNION SELECT id FROM games WHERE host = $1 AND status = 'running'
         UNION SELECT id FROM games WHERE host = $1 AND status = 'open' AND made > $2) AS kept`,
      ...[person, since],
    );
    return row?.count ?? 0;
  }

  botsToMove(limit: number): Promise<string[]> {
    return this.ids(`SELECT id FROM games_now WHERE status = 'running' AND bot = 1 ORDER BY played LIMIT $1`, limit);
  }

  due(now: number, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM games WHERE status <> 'over' AND deadline <= $1 ORDER BY deadline LIMIT $2`;
    return this.ids(sql, now, limit);
  }

  async nextWithoutWinners(after: string): Promise<string | null> {
    const sql = `SELECT id FROM games WHERE status = 'over' AND winners IS NULL AND id > $1 ORDER BY id LIMIT 1`;
    const [id] = await this.ids(sql, after);
    return id ?? null;
  }

  async setWinners(game: string, winners: readonly Winner[]): Promise<void> {
    const row = await this.one<GameRow>(`SELECT ${COLUMNS} FROM games WHERE id = $1`, game);
    if (!row) return;
    const text = winnersText(winners);
    const digest = summaryDigest({ ...row, winners: text });
    await this.change('UPDATE games SET winners = $1, digest = $2 WHERE id = $3', text, digest, game);
  }

  // People, and what they write

  async addPerson({ id, name, made }: NewPerson): Promise<void> {
    await this.change('INSERT INTO persons (id, name, made, seen) VALUES ($1, $2, $3, $3)', id, name, made);
  }

  person(id: string): Promise<Person | null> {
    return this.one('SELECT id, name, made, seen, muted FROM persons WHERE id = $1', id);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.change('UPDATE persons SET name = $1 WHERE id = $2', name, id);
  }

  async addToken(hash: string, kind: 'session' | 'link', person: string, until: number): Promise<void> {
    await this.change('INSERT INTO tokens VALUES ($1, $2, $3, $4)', hash, kind, person, until);
  }

  async token(hash: string, kind: 'session' | 'link', now: number): Promise<string | null> {
    const sql = 'SELECT person FROM tokens WHERE hash = $1 AND kind = $2 AND until > $3';
    const row = await this.one<{ person: string }>(sql, hash, kind, now);
    return row?.person ?? null;
  }

  async endToken(hash: string): Promise<boolean> {
    return (await this.change('DELETE FROM tokens WHERE hash = $1', hash)) > 0;
  }

  async endTokens(person: string): Promise<void> {
    await this.change('DELETE FROM tokens WHERE person = $1', person);
  }

  async clearTokens(now: number): Promise<void> {
    await this.change('DELETE FROM tokens WHERE until <= $1', now);
  }

  async chats(game: string, limit: number): Promise<Chat[]> {
    const sql = 'SELECT at, person, name, text, watching, team FROM chats WHERE game = $1 ORDER BY at DESC LIMIT $2';
    const rows = await this.all<Chat>(sql, game, limit);
    return rows.reverse().map((chat) => ({ ...chat, watching: Boolean(chat.watching) }));
  }

  reports(limit: number): Promise<NamedReport[]> {
    return this.all(`${REPORTS} $1`, limit);
  }
}
