import postgres, { type Sql } from 'postgres';
import type { Change, Statements } from './administration.ts';
import { commitmentOf, digestsOf, originOf, summaryRow } from './chain.ts';
import { parseAddress } from './postgres-address.ts';
import { DatabaseClock } from './postgres-clock.ts';
import { DailyKey } from './postgres-daily-key.ts';
import { sealEarlier } from './postgres-seal.ts';
import { CHANNEL, PostgresWriter } from './postgres-writer.ts';
import {
  columnsOf,
  PROBE,
  type StoredRow,
  selectAll,
  TABLE_NAMES,
  TABLES,
  type TableName,
  type Value,
} from './rows.ts';
import { stepsAfter } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import type { Chat, Effects, Game, LogLine, Report, Store, StoreListener, Summary } from './store.ts';

/** On which nodes tell each other of what was said, as JSON. */
const CHATS = 'meltemi_chats';
/** On which they tell each other what was erased or changed by the operator, as JSON. */
const CHANGES = 'meltemi_changes';
/** Anybody who brings the database up to date holds this lock. */
const LOCK = 7_301_946;
/** Rows that are read or written at once for a copy. */
const PAGE = 500;
/** Questions that are on their way at once. */
const CONNECTIONS = 16;
/**
 * A statement that takes longer is given up by the database, in milliseconds; copies and migrations may take any time.
 */
const STATEMENT = 15_000;
const UNLIMITED = 'SET LOCAL statement_timeout = 0';
/** Seconds until a lost connection is tried again, and that one try may take. */
const RETRY = 0.2;
const CONNECT = 5;
/** Nothing is counted for longer, in milliseconds. */
const LONGEST_COUNT = 3_600_000;

/** For several nodes: they share the database and tell each other what they have written. */
export class PostgresStore extends SqlStore implements Store {
  private readonly sql: Sql;
  private readonly writer: PostgresWriter;
  private readonly clock: DatabaseClock;
  private readonly dailyKey: DailyKey;

  private constructor(sql: Sql) {
    super();
    this.sql = sql;
    this.writer = new PostgresWriter(sql);
    this.clock = new DatabaseClock(sql);
    this.dailyKey = new DailyKey(sql);
  }

  async all<T>(text: string, ...values: Value[]): Promise<T[]> {
    return [...(await this.sql.unsafe(text, values, { prepare: true }))] as T[];
  }

  async write([[text, ...values], ...others]: Statements, changes: readonly Change[] = []): Promise<number> {
    if (others.length === 0 && changes.length === 0)
      return (await this.sql.unsafe(text, values, { prepare: true })).count;
    return this.sql.begin(async (sql) => {
      const { count } = await sql.unsafe(text, values);
      if (count === 0) return 0;
      for (const [text, ...values] of others) await sql.unsafe(text, values);
      for (const change of changes) await sql`SELECT pg_notify(${CHANGES}, ${JSON.stringify(change)})`;
      return count;
    });
  }

  /** PostgreSQL's vacuum frees the space, which is overwritten as it is needed. */
  async purge(): Promise<void> {}

  static async open(url: string, asItIs = false): Promise<PostgresStore> {
    const types = { bigint: { to: 20, from: [20], parse: Number, serialize: String } };
    const { url: address, ...socket } = parseAddress(url);
    const sql = postgres(address, {
      ...socket,
      max: CONNECTIONS,
      types,
      onnotice: () => {},
      // Arrays are sent and read as JSON. A connection that breaks while their types are fetched would end the process.
      fetch_types: false,
      backoff: () => RETRY,
      connect_timeout: CONNECT,
      connection: { statement_timeout: STATEMENT },
    });
    const store = new PostgresStore(sql as unknown as Sql);
    try {
      await store.migrate(asItIs);
      await store.clock.start();
      return store;
    } catch (error) {
      await sql.end();
      throw error;
    }
  }

  private async migrate(asItIs: boolean): Promise<void> {
    await this.sql.begin(async (sql) => {
      await sql.unsafe(UNLIMITED);
      await sql`SELECT pg_advisory_xact_lock(${LOCK})`;
      await sql`CREATE TABLE IF NOT EXISTS steps (done INTEGER NOT NULL)`; // taken back if this throws
      const [{ done }] = await sql<[{ done: number }]>`SELECT COALESCE(MAX(done), 0) AS done FROM steps`;
      const steps = stepsAfter(done, 'postgres', asItIs);
      for (const step of steps) await sql.unsafe(step);
      if (steps.length > 0) await sql`INSERT INTO steps VALUES (${done + steps.length})`;
      if (!asItIs) await sealEarlier(sql);
    });
  }

  now(): number {
    return this.clock.now();
  }

  async create(game: Game, summary: Summary): Promise<boolean> {
    const { id, made, host, engine, seed } = game;
    const agreement = JSON.stringify(game.agreement);
    const { status, listed, free_seats, deadline, bot, winners, digest } = summaryRow(id, summary);
    const rows = await this.sql`
      WITH made AS (
        INSERT INTO games VALUES (${id}, ${made}, ${host}, ${agreement}, ${engine}, ${seed}, ${status}, ${listed},
          ${free_seats}, ${deadline}, ${bot}, ${winners}, ${commitmentOf(seed)}, ${digest})
        ON CONFLICT (id) DO NOTHING RETURNING id
      )
      INSERT INTO heads (game, length, digest) SELECT id, 0, ${originOf({ ...game, agreement })} FROM made RETURNING game`;
    return rows.length > 0;
  }

  async append(game: string, lines: readonly LogLine[], after: Effects): Promise<boolean> {
    const digests = after.digests ?? (await this.digests(game, lines, after.waiting));
    return this.writer.submit({ game, lines, after: { ...after, digests } });
  }

  private async digests(game: string, lines: readonly LogLine[], waiting: string | null): Promise<string[]> {
    const [{ seed, digest } = { seed: '', digest: '' }] = await this.sql`
      SELECT seed, heads.digest FROM games JOIN heads ON game = id WHERE id = ${game}`;
    return digestsOf(seed, digest, lines, waiting);
  }

  async claim(game: string, seq: number, node: string, until: number): Promise<boolean> {
    const rows = await this.sql`
      INSERT INTO claims VALUES (${game}, ${seq}, ${node}, ${until})
      ON CONFLICT (game) DO UPDATE SET seq = EXCLUDED.seq, node = EXCLUDED.node, until = EXCLUDED.until
      WHERE claims.seq < EXCLUDED.seq OR claims.node = EXCLUDED.node OR claims.until < ${this.now()}
      RETURNING game`;
    return rows.length > 0;
  }

  async count(what: string, window: number): Promise<number> {
    const now = this.now();
    const key = await this.dailyKey.hmac(what, now);
    const [{ count }] = await this.sql<[{ count: number }]>`
      INSERT INTO counts VALUES (${key}, ${now}, 1)
      ON CONFLICT (key) DO UPDATE SET
        since = CASE WHEN counts.since > ${now - window} THEN counts.since ELSE EXCLUDED.since END,
        count = CASE WHEN counts.since > ${now - window} THEN counts.count + 1 ELSE 1 END
      RETURNING count`;
    return count;
  }

  override async clearTokens(now: number): Promise<void> {
    await super.clearTokens(now);
    await this.sql`DELETE FROM counts WHERE count > 0 AND since < ${this.now() - LONGEST_COUNT}`;
  }

  /** Nothing more is kept of a person who was erased, although a request of theirs may still be on its way. */
  async say(game: string, key: string, chat: Chat): Promise<void> {
    const { at, person, name, text, watching, team } = chat;
    await this.sql`
      WITH known AS (SELECT id FROM persons WHERE id = ${person} FOR SHARE), fresh AS (
        INSERT INTO chats
        SELECT ${game}, ${key}, ${at}::bigint, id, ${name}, ${text}, ${Number(watching)}::int, ${team}::int FROM known
        ON CONFLICT DO NOTHING RETURNING 1
      )
      SELECT pg_notify(${CHATS}, ${JSON.stringify({ game, chat })}) FROM fresh`;
  }

  async report({ game, reporter, person, at, text }: Report): Promise<void> {
    await this.sql`
      WITH known AS (SELECT id FROM persons WHERE id IN (${reporter}, ${person}) FOR SHARE)
      INSERT INTO reports SELECT ${game}, ${reporter}, ${person}, ${at}::bigint, ${text}
        WHERE (SELECT COUNT(*) FROM known) = 2
      ON CONFLICT (game, reporter, person) DO UPDATE SET at = EXCLUDED.at, text = EXCLUDED.text`;
  }

  /** What was told while the connection was broken is lost: after every new beginning one has to look. */
  listen(listener: StoreListener): void {
    const chats = this.sql.listen(CHATS, (text) => {
      const { game, chat }: { game: string; chat: Chat } = JSON.parse(text);
      listener.said(game, chat);
    });
    const changes = this.sql.listen(CHANGES, (text) => listener.changed(JSON.parse(text)));
    // The last on the same connection: when it is heard, so are the others.
    const lines = this.sql.listen(
      CHANNEL,
      (text) => {
        const words = text.split(' ');
        for (let i = 0; i < words.length; i += 2) listener.appended(words[i] ?? '', Number(words[i + 1]));
      },
      () => listener.missed(),
    );
    Promise.all([chats, changes, lines]).catch(() => {}); // the store is being closed
  }

  async *dump(): AsyncGenerator<StoredRow> {
    const sql = await this.sql.reserve();
    try {
      await sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;
      await sql.unsafe(UNLIMITED);
      for (const table of TABLE_NAMES) {
        for await (const rows of sql.unsafe<StoredRow['row'][]>(selectAll(table)).cursor(PAGE))
          for (const row of rows) yield { table, row: { ...row } } as StoredRow;
      }
    } finally {
      await sql`ROLLBACK`;
      sql.release();
    }
  }

  async load(rows: AsyncIterable<StoredRow>): Promise<void> {
    await this.sql.begin(async (sql) => {
      await sql.unsafe(UNLIMITED);
      await sql`LOCK TABLE games, persons IN EXCLUSIVE MODE`;
      const [some] = await sql`SELECT id FROM games UNION ALL SELECT id FROM persons LIMIT 1`;
      if (some) throw new Error('the database is not empty');
      const put = (table: TableName, page: Record<string, Value>[]) =>
        sql`INSERT INTO ${sql(table)} ${sql(page, ...TABLES[table])}`;
      const page: Record<string, Value>[] = [];
      let of: TableName = 'games';
      for await (const one of rows) {
        const { table } = one;
        if (page.length > 0 && (table !== of || page.length === PAGE)) await put(of, page.splice(0));
        page.push(columnsOf(one));
        of = table;
      }
      if (page.length > 0) await put(of, page);
      await sealEarlier(sql); // a copy of an earlier version has no digests
    });
  }

  /** PostgreSQL checks its pages itself, where it was set up with checksums; and all rows are read for the digests. */
  async check(): Promise<string[]> {
    return [];
  }

  async ping(): Promise<void> {
    await this.sql`SELECT 1`;
  }

  async probe(): Promise<void> {
    await this.sql.unsafe(PROBE);
  }

  async close(): Promise<void> {
    this.clock.stop();
    await this.writer.rest();
    await this.sql.end({ timeout: 5 });
  }
}
