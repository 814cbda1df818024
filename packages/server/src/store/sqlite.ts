import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Administration, type Change, type Statement as NumberedStatement, type Statements } from './administration.ts';
import { commitmentOf, digestsOf, originOf, summaryDigest, summaryRow } from './chain.ts';
import {
  type GameRow,
  gameOf,
  LAST_OF_HOST,
  type ListedRow,
  type MadeRow,
  PROBE,
  REPORTS,
  type StoredRow,
  TABLES,
} from './rows.ts';
import { stepsAfter } from './schema.ts';
import { dumpFile, loadInto } from './sqlite-copy.ts';
import { lockFor } from './sqlite-lock.ts';
import { rowsOf } from './sqlite-rows.ts';
import { sealEarlier } from './sqlite-seal.ts';
import { connect, emptyLog, type Statement, Writer } from './sqlite-writer.ts';
import type {
  Chat,
  Effects,
  Game,
  Head,
  LogLine,
  NamedReport,
  NewPerson,
  Person,
  Report,
  Sealed,
  Search,
  Snapshot,
  SnapshotMark,
  Store,
  StoredLine,
  StoreListener,
  Summary,
  TableRow,
} from './store.ts';
import { tableRowOf } from './table-row.ts';
import { type Winner, winnersText } from './winner.ts';

/** Nothing more is kept of a person who was erased, although a request of theirs may still be on its way. */
const IS_KNOWN = 'EXISTS (SELECT 1 FROM persons WHERE id = ?)';
const INSERT_LINE = 'INSERT INTO lines (game, seq, at, key, entry, waiting, digest) VALUES (?, ?, ?, ?, ?, ?, ?)';
const UPDATE_HEAD = 'UPDATE heads SET length = ?, digest = ? WHERE game = ?';
const UPDATE_GAME =
  'UPDATE games SET status = ?, listed = ?, free_seats = ?, deadline = ?, bot = ?, winners = ?, digest = ? WHERE id = ?';
const LISTED = 'id, made, host, agreement, status, listed, free_seats, played, deadline, bot, winners, waiting';

/** Nothing is counted for longer. */
const DAY = 86_400_000;

/** It holds the seeds of running games: only for the operator. */
function makeReady(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** Looked at without a change: to use it would be one already. */
function refuseEarlier(file: string): void {
  using db = new DatabaseSync(file, { readOnly: true });
  stepsAfter(stepsIn(db), 'sqlite', true);
}

function stepsIn(db: DatabaseSync): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

/** The same statement with a plain `?` for each value, in the order they stand: Node 22 does not bind numbered ones. */
function unnumbered([sql, ...values]: NumberedStatement): Statement {
  const inOrder = [...sql.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1] ?? null);
  return [sql.replaceAll(/\$\d+/g, '?'), ...inOrder];
}

/** Everything in one file. */
export class SqliteStore implements Store {
  private readonly file: string;
  /** Null: in memory, or only to be looked at. */
  private readonly lock: DatabaseSync | null;
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private readonly writer: Writer;
  private readonly claims = new Map<string, { seq: number; node: string; until: number }>();
  private readonly counts = new Map<string, { since: number; count: number }>();
  private listener: StoreListener | null = null;
  readonly administration: Administration;

  constructor(file: string, asItIs = false) {
    if (asItIs) refuseEarlier(file);
    else if (file !== ':memory:') makeReady(file);
    this.file = file;
    this.lock = asItIs || file === ':memory:' ? null : lockFor(file);
    this.db = connect(file);
    try {
      if (!asItIs) this.migrate();
    } catch (error) {
      this.db.close();
      this.lock?.close();
      throw error;
    }
    this.writer = new Writer(this.db);
    this.administration = new Administration({
      all: async (...asked) => this.all(...unnumbered(asked)),
      write: (statements, changes) => this.write(statements, changes),
      purge: async () => emptyLog(this.db),
    });
  }

  private async write([first, ...others]: Statements, changes: readonly Change[] = []): Promise<number> {
    const count = await this.writer.submit([unnumbered(first), ...others.map(unnumbered)]);
    if (count > 0) for (const change of changes) this.listener?.changed(change);
    return count;
  }

  private migrate(): void {
    const done = stepsIn(this.db);
    stepsAfter(done, 'sqlite', false).forEach((step, i) => {
      this.db.exec(`BEGIN; ${step}; PRAGMA user_version = ${done + i + 1}; COMMIT`);
    });
    sealEarlier(this.db);
  }

  /** Rows that were changed; none: the place is taken. */
  private run(...statement: Statement): Promise<number> {
    return this.writer.submit([statement]);
  }

  private all<T>(sql: string, ...values: SQLInputValue[]): T[] {
    return rowsOf(this.statement(sql), ...values);
  }

  private one<T>(sql: string, ...values: SQLInputValue[]): T | null {
    return this.all<T>(sql, ...values)[0] ?? null;
  }

  private statement(sql: string): StatementSync {
    const known = this.prepared.get(sql);
    if (known) return known;
    const fresh = this.db.prepare(sql);
    this.prepared.set(sql, fresh);
    return fresh;
  }

  /** One file, one node: its own time. */
  now(): number {
    return Date.now();
  }

  async create(game: Game, summary: Summary): Promise<boolean> {
    const { id, made, host, engine, seed } = game;
    const agreement = JSON.stringify(game.agreement);
    const { status, listed, free_seats, deadline, bot, winners, digest } = summaryRow(id, summary);
    const changes = await this.writer.submit([
      [
        'INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[id, made, host, agreement, engine, seed],
        ...[status, listed, free_seats, deadline, bot, winners, commitmentOf(seed), digest],
      ],
      ['INSERT INTO heads VALUES (?, 0, ?, 0, NULL)', id, originOf({ ...game, agreement })],
    ]);
    return changes > 0;
  }

  async game(id: string): Promise<Game | null> {
    const row = this.one<MadeRow>('SELECT id, made, host, agreement, engine, seed FROM games WHERE id = ?', id);
    return row && gameOf(row);
  }

  async sealed(id: string): Promise<Sealed | null> {
    const row = this.one<GameRow>(`SELECT ${TABLES.games.join(', ')} FROM games WHERE id = ?`, id);
    return row && { row, head: this.one<Head>('SELECT length, digest, pinned, state FROM heads WHERE game = ?', id) };
  }

  async pin(game: string, length: number, state: string): Promise<void> {
    const sql = 'UPDATE heads SET pinned = ?, state = ? WHERE game = ? AND pinned < ?';
    await this.run(sql, length, state, game, length);
  }

  /** Only the first line can find its place taken: the others come after it. */
  async append(game: string, lines: readonly LogLine[], after: Effects): Promise<boolean> {
    const { waiting, summary, persons, digests = this.digests(game, lines, waiting) } = after;
    const inserted = lines.map(
      ({ seq, at, key, entry }, i): Statement => [INSERT_LINE, game, seq, at, key, entry, waiting, digests[i] ?? null],
    );
    const [first, ...job] = inserted;
    const last = lines.at(-1);
    if (!first || !last) throw new Error('there are no lines to append');
    job.push([UPDATE_HEAD, last.seq + 1, digests.at(-1) ?? null, game]);
    if (summary) {
      const { status, listed, free_seats, deadline, bot, winners, digest } = summaryRow(game, summary);
      job.push([UPDATE_GAME, status, listed, free_seats, deadline, bot, winners, digest, game]);
    }
    if (persons) job.push(['DELETE FROM seated WHERE game = ?', game]);
    for (const person of persons ?? []) job.push(['INSERT INTO seated VALUES (?, ?)', game, person]);
    this.claims.delete(game); // of a move that comes no more, or comes now
    return (await this.writer.submit([first, ...job])) > 0;
  }

  private digests(game: string, lines: readonly LogLine[], waiting: string | null): string[] {
    const sql = 'SELECT seed, heads.digest FROM games JOIN heads ON game = id WHERE id = ?';
    const { seed = '', digest = '' } = this.one<{ seed: string; digest: string }>(sql, game) ?? {};
    return digestsOf(seed, digest, lines, waiting);
  }

  async log(game: string, from: number, limit = -1): Promise<StoredLine[]> {
    const sql =
      'SELECT seq, at, key, entry, waiting, digest, erased FROM lines WHERE game = ? AND seq >= ? ORDER BY seq LIMIT ?';
    return this.all(sql, game, from, limit);
  }

  async snapshot(game: string): Promise<Snapshot | null> {
    return this.one('SELECT length, format, chain, content, digest FROM snapshots WHERE game = ?', game);
  }

  async saveSnapshot(game: string, { length, format, chain, content, digest }: Snapshot): Promise<void> {
    const sql = `INSERT INTO snapshots VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET length = excluded.length,
      format = excluded.format, chain = excluded.chain, content = excluded.content, digest = excluded.digest
      WHERE snapshots.length < excluded.length OR snapshots.format <> excluded.format`;
    await this.run(sql, game, length, format, chain, content, digest);
  }

  async dropSnapshot(game: string): Promise<void> {
    await this.run('DELETE FROM snapshots WHERE game = ?', game);
  }

  async snapshotMarks(): Promise<SnapshotMark[]> {
    return this.all('SELECT game, length, format, chain, digest FROM snapshots ORDER BY game');
  }

  async find({ person, finished, waiting, status, limit }: Search): Promise<TableRow[]> {
    const seated = 'SELECT game FROM seated WHERE person = ?';
    const terms: [sql: string, ...values: string[]][] = [['TRUE']];
    if (person !== undefined)
      terms.push([`id IN (${seated} UNION SELECT id FROM games WHERE host = ? AND status <> 'over')`, person, person]);
    if (finished !== undefined) terms.push([`status = 'over' AND id IN (${seated})`, finished]);
    if (waiting !== undefined) terms.push([`waiting = ? AND id IN (${seated})`, waiting, waiting]);
    if (status !== undefined) terms.push(['status = ?', status]);
    const rows = this.all<ListedRow>(
      `SELECT ${LISTED} FROM games_now WHERE ${terms.map(([term]) => term).join(' AND ')} ORDER BY played DESC LIMIT ?`,
      ...terms.flatMap(([, ...values]) => values),
      limit,
    );
    return rows.map((row) => this.listed(row));
  }

  async lobby(since: number, limit: number): Promise<TableRow[]> {
    const sql = `SELECT ${LISTED} FROM games_now AS one
      WHERE status = 'open' AND listed = 1 AND made > ? AND ${LAST_OF_HOST} ORDER BY made DESC LIMIT ?`;
    return this.all<ListedRow>(sql, since, limit).map((row) => this.listed(row));
  }

  private listed(row: ListedRow): TableRow {
    const seated = this.all<{ person: string }>('SELECT person FROM seated WHERE game = ?', row.id);
    return tableRowOf(
      row,
      seated.map(({ person }) => person),
    );
  }

  async tablesOf(person: string, since: number): Promise<number> {
    // Node 22 does not bind numbered parameters, such as ?1.
    const row = this.one<{ count: number }>(
      `SELECT COUNT(*) AS count FROM (
         SELECT id FROM seated JOIN games ON id = game WHERE person = ? AND status = 'running'
         UNION SELECT id FROM games WHERE host = ? AND status = 'running'
         UNION SELECT id FROM games WHERE host = ? AND status = 'open' AND made > ?)`,
      ...[person, person, person, since],
    );
    return row?.count ?? 0;
  }

  async botsToMove(limit: number): Promise<string[]> {
    const rows = this.all<{ id: string }>(
      `SELECT id FROM games_now WHERE status = 'running' AND bot = 1 ORDER BY played LIMIT ?`,
      limit,
    );
    return rows.map(({ id }) => id);
  }

  async due(now: number, limit: number): Promise<string[]> {
    const rows = this.all<{ id: string }>(
      `SELECT id FROM games WHERE status <> 'over' AND deadline <= ? ORDER BY deadline LIMIT ?`,
      ...[now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async nextWithoutWinners(after: string): Promise<string | null> {
    const row = this.one<{ id: string }>(
      `SELECT id FROM games WHERE status = 'over' AND winners IS NULL AND id > ? ORDER BY id LIMIT 1`,
      after,
    );
    return row?.id ?? null;
  }

  async setWinners(game: string, winners: readonly Winner[]): Promise<void> {
    const row = this.one<GameRow>(`SELECT ${TABLES.games.join(', ')} FROM games WHERE id = ?`, game);
    if (!row) return;
    const text = winnersText(winners);
    const digest = summaryDigest({ ...row, winners: text });
    await this.run('UPDATE games SET winners = ?, digest = ? WHERE id = ?', text, digest, game);
  }

  /** One file, one node: nobody else has to know, and after a restart nobody has claimed anything. */
  async claim(game: string, seq: number, node: string, until: number): Promise<boolean> {
    const held = this.claims.get(game);
    if (held && held.seq >= seq && held.node !== node && held.until >= Date.now()) return false;
    this.claims.set(game, { seq, node, until });
    return true;
  }

  async count(key: string, window: number): Promise<number> {
    const now = Date.now();
    const known = this.counts.get(key);
    const { since, count } = known && known.since > now - window ? known : { since: now, count: 0 };
    this.counts.set(key, { since, count: count + 1 });
    return count + 1;
  }

  async addPerson({ id, name, made }: NewPerson): Promise<void> {
    await this.run('INSERT INTO persons (id, name, made, seen) VALUES (?, ?, ?, ?)', id, name, made, made);
  }

  async person(id: string): Promise<Person | null> {
    return this.one('SELECT id, name, made, seen, muted FROM persons WHERE id = ?', id);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.run('UPDATE persons SET name = ? WHERE id = ?', name, id);
  }

  async addToken(hash: string, kind: 'session' | 'link', person: string, until: number): Promise<void> {
    await this.run('INSERT INTO tokens VALUES (?, ?, ?, ?)', hash, kind, person, until);
  }

  async token(hash: string, kind: 'session' | 'link', now: number): Promise<string | null> {
    const row = this.one<{ person: string }>(
      'SELECT person FROM tokens WHERE hash = ? AND kind = ? AND until > ?',
      ...[hash, kind, now],
    );
    return row?.person ?? null;
  }

  async endToken(hash: string): Promise<boolean> {
    return (await this.run('DELETE FROM tokens WHERE hash = ?', hash)) > 0;
  }

  async endTokens(person: string): Promise<void> {
    await this.run('DELETE FROM tokens WHERE person = ?', person);
  }

  async clearTokens(now: number): Promise<void> {
    await this.run('DELETE FROM tokens WHERE until <= ?', now);
    for (const [key, { since }] of this.counts) if (since < now - DAY) this.counts.delete(key);
  }

  async say(game: string, key: string, chat: Chat): Promise<void> {
    const { at, person, name, text, watching } = chat;
    const values = [game, key, at, person, name, text, Number(watching)];
    const kept = await this.run(`INSERT INTO chats SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${IS_KNOWN}`, ...values, person);
    if (kept > 0) this.listener?.said(game, chat);
  }

  async chats(game: string, limit: number): Promise<Chat[]> {
    const rows = this.all<Chat>(
      'SELECT at, person, name, text, watching FROM chats WHERE game = ? ORDER BY at DESC LIMIT ?',
      game,
      limit,
    );
    return rows.reverse().map((chat) => ({ ...chat, watching: Boolean(chat.watching) }));
  }

  async report({ game, reporter, person, at, text }: Report): Promise<void> {
    const sql = `INSERT INTO reports SELECT ?, ?, ?, ?, ? WHERE ${IS_KNOWN} AND ${IS_KNOWN}
      ON CONFLICT (game, reporter, person) DO UPDATE SET at = excluded.at, text = excluded.text`;
    await this.run(sql, game, reporter, person, at, text, reporter, person);
  }

  async reports(limit: number): Promise<NamedReport[]> {
    return this.all(`${REPORTS} ?`, limit);
  }

  /** One file, one node: nobody else writes lines. */
  listen(listener: StoreListener): void {
    this.listener = listener;
  }

  dump(): AsyncIterable<StoredRow> {
    return dumpFile(this.file);
  }

  load(rows: AsyncIterable<StoredRow>): Promise<void> {
    return loadInto(this.db, rows);
  }

  async check(): Promise<string[]> {
    const found = this.all<{ quick_check: string }>('PRAGMA quick_check').map((row) => row.quick_check);
    const lost = this.all<{ table: string; parent: string }>('PRAGMA foreign_key_check');
    return [
      ...found.filter((text) => text !== 'ok').map((text) => `the database is damaged: ${text}`),
      ...lost.map(({ table, parent }) => `the database is damaged: a row of ${table} belongs to no row of ${parent}`),
    ];
  }

  async ping(): Promise<void> {
    this.one('SELECT 1');
  }

  async probe(): Promise<void> {
    await this.run(PROBE);
  }

  async close(): Promise<void> {
    this.writer.flush();
    this.db.close();
    this.lock?.close();
  }
}
