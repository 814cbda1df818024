import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Change, Statement as NumberedStatement, Statements } from './administration.ts';
import { commitmentOf, digestsOf, originOf, summaryRow } from './chain.ts';
import { PROBE, type StoredRow, type Value } from './rows.ts';
import { stepsAfter } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { dumpFile, loadInto } from './sqlite-copy.ts';
import { lockFor } from './sqlite-lock.ts';
import { rowsOf } from './sqlite-rows.ts';
import { sealEarlier } from './sqlite-seal.ts';
import { connect, emptyLog, type Statement, Writer } from './sqlite-writer.ts';
import type { Chat, Effects, Game, LogLine, Report, Store, StoreListener, Summary } from './store.ts';

/** Nothing more is kept of a person who was erased, although a request of theirs may still be on its way. */
const IS_KNOWN = 'EXISTS (SELECT 1 FROM persons WHERE id = ?)';
const INSERT_LINE = 'INSERT INTO lines (game, seq, at, key, entry, waiting, digest) VALUES (?, ?, ?, ?, ?, ?, ?)';
const UPDATE_HEAD = 'UPDATE heads SET length = ?, digest = ? WHERE game = ?';
const UPDATE_GAME =
  'UPDATE games SET status = ?, listed = ?, free_seats = ?, deadline = ?, bot = ?, winners = ?, digest = ? WHERE id = ?';

/** Nothing is counted for longer. */
const DAY = 86_400_000;

/** It holds the seeds of running games: only for the operator. */
function makeReady(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // One that was copied here may be open to others. Who does not own it cannot change that.
  if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
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
export class SqliteStore extends SqlStore implements Store {
  private readonly file: string;
  /** Null: in memory, or only to be looked at. */
  private readonly lock: DatabaseSync | null;
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private readonly writer: Writer;
  private readonly claims = new Map<string, { seq: number; node: string; until: number }>();
  private readonly counts = new Map<string, { since: number; count: number }>();
  private listener: StoreListener | null = null;

  constructor(file: string, asItIs = false) {
    super();
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
  }

  async all<T>(...asked: [sql: string, ...values: Value[]]): Promise<T[]> {
    return this.rows(...unnumbered(asked));
  }

  async write([first, ...others]: Statements, changes: readonly Change[] = []): Promise<number> {
    const count = await this.writer.submit([unnumbered(first), ...others.map(unnumbered)]);
    if (count > 0) for (const change of changes) this.listener?.changed(change);
    return count;
  }

  async purge(): Promise<void> {
    emptyLog(this.db);
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

  private rows<T>(sql: string, ...values: SQLInputValue[]): T[] {
    return rowsOf(this.statement(sql), ...values);
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
    const [{ seed = '', digest = '' } = {}] = this.rows<{ seed?: string; digest?: string }>(sql, game);
    return digestsOf(seed, digest, lines, waiting);
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

  override async clearTokens(now: number): Promise<void> {
    await super.clearTokens(now);
    for (const [key, { since }] of this.counts) if (since < now - DAY) this.counts.delete(key);
  }

  async say(game: string, key: string, chat: Chat): Promise<void> {
    const { at, person, name, text, watching, team } = chat;
    const values = [game, key, at, person, name, text, Number(watching), team];
    const kept = await this.run(`INSERT INTO chats SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ${IS_KNOWN}`, ...values, person);
    if (kept > 0) this.listener?.said(game, chat);
  }

  async report({ game, reporter, person, at, text }: Report): Promise<void> {
    const sql = `INSERT INTO reports SELECT ?, ?, ?, ?, ? WHERE ${IS_KNOWN} AND ${IS_KNOWN}
      ON CONFLICT (game, reporter, person) DO UPDATE SET at = excluded.at, text = excluded.text`;
    await this.run(sql, game, reporter, person, at, text, reporter, person);
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
    const found = this.rows<{ quick_check: string }>('PRAGMA quick_check').map((row) => row.quick_check);
    const lost = this.rows<{ table: string; parent: string }>('PRAGMA foreign_key_check');
    return [
      ...found.filter((text) => text !== 'ok').map((text) => `the database is damaged: ${text}`),
      ...lost.map(({ table, parent }) => `the database is damaged: a row of ${table} belongs to no row of ${parent}`),
    ];
  }

  async ping(): Promise<void> {
    this.rows('SELECT 1');
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
