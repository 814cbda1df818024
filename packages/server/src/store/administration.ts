import type { Status } from '@meltemi/protocol';
import type { Person } from './person.ts';
import type { Value } from './rows.ts';

// What is kept about people and what the operator changes. It is asked for seldom, so both stores share one
// implementation in SQL.

/** A statement with `$1`, `$2` … for its values. */
export type Statement = readonly [sql: string, ...values: Value[]];

/** Statements that are done together; if the first one changes nothing, none is done. */
export type Statements = readonly [first: Statement, ...others: Statement[]];

/** What other nodes, and rooms of this one, have to hear of. `at` null: everything this person has said. */
export type Change =
  | { readonly is: 'rewritten'; readonly game: string }
  | { readonly is: 'unsaid'; readonly game: string; readonly person: string; readonly at: number | null }
  | { readonly is: 'policy' };

/** What a store has to offer for it. */
export interface Database {
  all<T>(sql: string, ...values: Value[]): Promise<T[]>;
  /**
   * All or nothing, then the changes are told everywhere. Rows that the first statement has changed; if none, the
   * others are left out.
   */
  write(statements: Statements, changes?: readonly Change[]): Promise<number>;
  /** Removes what was deleted from the files too, as far as it is the store's business. */
  purge(): Promise<void>;
}

/** A line whose entry is replaced. */
export interface Rewritten {
  readonly game: string;
  readonly seq: number;
  readonly entry: string;
  /** What shows that it was replaced (chain.ts). */
  readonly erased: string;
}

/** What is kept about a person beside games. */
export interface Belongings {
  readonly sessions: readonly { readonly kind: string; readonly until: number }[];
  readonly chats: readonly { readonly game: string; readonly at: number; readonly text: string }[];
  /** Written by this person. */
  readonly reports: readonly {
    readonly game: string;
    readonly person: string;
    readonly at: number;
    readonly text: string;
  }[];
}

/** How much there is. */
export interface Counts {
  readonly tables: Readonly<Record<Status, number>>;
  readonly people: number;
  readonly chats: number;
  readonly reports: number;
}

export interface Seen extends Person {
  /** Tables that are not over, with a seat. */
  readonly tables: number;
}

/** Rows of these tables belong to a game. */
const OF_GAME = ['chats', 'reports', 'seated', 'claims', 'snapshots', 'heads', 'lines'];
/** Games that are searched at once: SQLite searches in the thread of the server. */
const AT_ONCE = 200;
/** Few lines of a game name a person; an index holds only these (schema.ts), so the condition is the same there. */
const NAMES_SOMEBODY = `entry LIKE '%"person":"%'`;
/** They name the person that is the second value of the statement. */
const NAMES = `entry LIKE '%"person":"' || $2 || '"%'`;

export class Administration {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** Games whose log names this person, or that this person has made. Lines with persons are searched in slices. */
  async gamesOf(person: string): Promise<string[]> {
    const made = await this.db.all<{ id: string }>('SELECT id FROM games WHERE host = $1', person);
    const found = new Set(made.map(({ id }) => id));
    for (let last = ''; ; ) {
      const games = await this.db.all<{ game: string }>(
        `SELECT DISTINCT game FROM lines WHERE ${NAMES_SOMEBODY} AND game > $1 ORDER BY game LIMIT $2`,
        ...[last, AT_ONCE],
      );
      const next = games.at(-1)?.game;
      if (next === undefined) return [...found];
      const named = await this.db.all<{ game: string }>(
        `SELECT DISTINCT game FROM lines WHERE ${NAMES_SOMEBODY} AND game > $1 AND ${NAMES} AND game <= $3`,
        ...[last, person, next],
      );
      for (const { game } of named) found.add(game);
      last = next;
      await new Promise(setImmediate);
    }
  }

  /** Whether the log of a game names this person. */
  async isNamed(game: string, person: string): Promise<boolean> {
    const sql = `SELECT seq FROM lines WHERE ${NAMES_SOMEBODY} AND game = $1 AND ${NAMES} LIMIT 1`;
    return (await this.db.all(sql, game, person)).length > 0;
  }

  async belongings(person: string): Promise<Belongings> {
    const [sessions, chats, reports] = await Promise.all([
      this.db.all<Belongings['sessions'][0]>('SELECT kind, until FROM tokens WHERE person = $1', person),
      this.db.all<Belongings['chats'][0]>('SELECT game, at, text FROM chats WHERE person = $1 ORDER BY at', person),
      this.db.all<Belongings['reports'][0]>(
        'SELECT game, person, at, text FROM reports WHERE reporter = $1 ORDER BY at',
        person,
      ),
    ]);
    return { sessions, chats, reports };
  }

  /**
   * Deletes the person and what they wrote and report, and replaces lines that name them; false: there is none. Reports
   * about them go too.
   */
  async erase(person: string, lines: readonly Rewritten[]): Promise<boolean> {
    const said = await this.db.all<{ game: string }>('SELECT DISTINCT game FROM chats WHERE person = $1', person);
    const games = [...new Set(lines.map(({ game }) => game))];
    const changes: Change[] = [
      ...said.map(({ game }) => ({ is: 'unsaid', game, person, at: null }) as const),
      ...games.map((game) => ({ is: 'rewritten', game }) as const),
    ];
    const statements: Statements = [
      [`UPDATE persons SET name = '' WHERE id = $1`, person],
      ['DELETE FROM tokens WHERE person = $1', person],
      ['DELETE FROM chats WHERE person = $1', person],
      ['DELETE FROM reports WHERE reporter = $1 OR person = $1', person],
      ...lines.map(
        ({ game, seq, entry, erased }): Statement => [
          'UPDATE lines SET entry = $1, erased = $2 WHERE game = $3 AND seq = $4',
          ...[entry, erased, game, seq],
        ],
      ),
      // They hold names too, and are made again from the log.
      ...games.map((game): Statement => ['DELETE FROM snapshots WHERE game = $1', game]),
      ['DELETE FROM persons WHERE id = $1', person],
    ];
    const erased = await this.db.write(statements, changes);
    await this.db.purge();
    return erased > 0;
  }

  /** Notes that somebody was here. */
  async touch(person: string, at: number): Promise<void> {
    await this.db.write([['UPDATE persons SET seen = $1 WHERE id = $2', at, person]]);
  }

  /** False: there is no such person. */
  async mute(person: string, until: number): Promise<boolean> {
    return (await this.db.write([['UPDATE persons SET muted = $1 WHERE id = $2', until, person]])) > 0;
  }

  /** Those whose name or id contains the text, the latest seen first. */
  people(text: string, limit: number): Promise<Seen[]> {
    return this.db.all(
      `SELECT id, name, made, seen, muted,
         (SELECT COUNT(*) FROM seated JOIN games ON games.id = game WHERE person = persons.id AND status <> 'over') AS tables
       FROM persons WHERE LOWER(name) LIKE '%' || LOWER($1) || '%' OR id = $1 ORDER BY seen DESC, made DESC LIMIT $2`,
      ...[text, limit],
    );
  }

  /**
   * People who were not here since then and sit at no table that is not over. Whose last visit is not known counts from
   * now on.
   */
  async absentSince(then: number, now: number, limit: number): Promise<string[]> {
    await this.db.write([['UPDATE persons SET seen = $1 WHERE seen = 0', now]]);
    const rows = await this.db.all<{ id: string }>(
      `SELECT id FROM persons WHERE seen < $1 AND NOT EXISTS
         (SELECT 1 FROM seated JOIN games ON games.id = game WHERE person = persons.id AND status <> 'over') LIMIT $2`,
      ...[then, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Games that are over, and tables that were never begun, at which nothing has happened since then. */
  async oldGames(then: number, limit: number): Promise<string[]> {
    const rows = await this.db.all<{ id: string }>(
      `SELECT id FROM games_now WHERE status <> 'running' AND made < $1 AND played < $1 LIMIT $2`,
      ...[then, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Running games at which nobody sits, and nothing has happened since then. */
  async abandonedSince(then: number, limit: number): Promise<string[]> {
    const rows = await this.db.all<{ id: string }>(
      `SELECT id FROM games_now WHERE status = 'running' AND played < $1
         AND NOT EXISTS (SELECT 1 FROM seated WHERE game = id) LIMIT $2`,
      ...[then, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** With everything that was said and written there. */
  async deleteGame(game: string): Promise<void> {
    await this.db.write([
      ['UPDATE games SET listed = 0 WHERE id = $1', game],
      ...OF_GAME.map((table): Statement => [`DELETE FROM ${table} WHERE game = $1`, game]),
      ['DELETE FROM games WHERE id = $1', game],
    ]);
  }

  async clearChats(then: number): Promise<void> {
    await this.db.write([['DELETE FROM chats WHERE at < $1', then]]);
  }

  /** True if it was there. */
  async unsay(game: string, person: string, at: number): Promise<boolean> {
    return (
      (await this.db.write(
        [['DELETE FROM chats WHERE game = $1 AND person = $2 AND at = $3', game, person, at]],
        [{ is: 'unsaid', game, person, at }],
      )) > 0
    );
  }

  /** Deletes what was reported about a person at a table, by one person or by all. False: nothing was. */
  async dismiss(game: string, person: string, reporter: string | null): Promise<boolean> {
    const sql = 'DELETE FROM reports WHERE game = $1 AND person = $2';
    const statement: Statement =
      reporter === null ? [sql, game, person] : [`${sql} AND reporter = $3`, game, person, reporter];
    return (await this.db.write([statement])) > 0;
  }

  async counts(): Promise<Counts> {
    const tables = { open: 0, running: 0, over: 0 };
    const statuses = await this.db.all<{ status: Status; count: number }>(
      'SELECT status, COUNT(*) AS count FROM games GROUP BY status',
    );
    for (const { status, count } of statuses) tables[status] = count;
    const [rest = { people: 0, chats: 0, reports: 0 }] = await this.db.all<Omit<Counts, 'tables'>>(
      `SELECT (SELECT COUNT(*) FROM persons) AS people, (SELECT COUNT(*) FROM chats) AS chats,
         (SELECT COUNT(*) FROM reports) AS reports`,
    );
    return { tables, ...rest };
  }

  /** What the operator has set; null: nothing. */
  async policy(name: string): Promise<string | null> {
    const [row] = await this.db.all<{ value: string }>('SELECT value FROM policies WHERE name = $1', name);
    return row?.value ?? null;
  }

  async setPolicy(name: string, value: string): Promise<void> {
    const sql = 'INSERT INTO policies VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    await this.db.write([[sql, name, value]], [{ is: 'policy' }]);
  }

  /** By the hash of its secret. */
  async addInvitation(hash: string, until: number, now: number): Promise<void> {
    await this.db.write([
      ['INSERT INTO invitations VALUES ($1, $2)', hash, until],
      ['DELETE FROM invitations WHERE until <= $1', now],
    ]);
  }

  /** True if it was there: it is good once. */
  async useInvitation(hash: string, now: number): Promise<boolean> {
    return (await this.db.write([['DELETE FROM invitations WHERE hash = $1 AND until > $2', hash, now]])) > 0;
  }
}
