import { keysOf } from '@meltemi/engine/internal';
import type { Status } from '@meltemi/protocol';
import type { Game } from './game.ts';
import type { Head, StoredLine } from './log.ts';
import type { Person } from './person.ts';

// The rows of all tables, for copies, in the order in which they can be restored. Claims of nodes are not copied.

/** A write that changes nothing of meaning: the claim of a game that does not exist. */
export const PROBE = `INSERT INTO claims VALUES ('probe', 0, '', 0) ON CONFLICT (game) DO UPDATE SET until = claims.until + 1`;

export interface GameRow {
  readonly id: string;
  readonly made: number;
  readonly host: string;
  /** As JSON. */
  readonly agreement: string;
  readonly engine: string;
  readonly seed: string;
  readonly status: Status;
  readonly listed: number;
  readonly free_seats: number;
  readonly deadline: number | null;
  readonly bot: number;
  /** As JSON. */
  readonly winners: string | null;
  readonly commitment: string;
  readonly digest: string;
}

/** The part of a row that never changes. */
export type MadeRow = Pick<GameRow, 'id' | 'made' | 'host' | 'agreement' | 'engine' | 'seed'>;

export function gameOf({ id, made, host, agreement, engine, seed }: MadeRow): Game {
  return { id, made, host, agreement: JSON.parse(agreement), engine, seed };
}

/** The columns that lists of tables are made from. */
export interface ListedRow extends Omit<GameRow, 'engine' | 'seed' | 'commitment' | 'digest'> {
  readonly played: number;
  readonly waiting: string | null;
}

/** The columns of a game that tables are listed by; they change while the game goes on. */
export type SummaryRow = Pick<GameRow, 'status' | 'listed' | 'free_seats' | 'deadline' | 'bot' | 'winners'>;

interface OfGame {
  readonly game: string;
}

/** Their rows, by table. */
interface Rows {
  persons: Person;
  tokens: { readonly hash: string; readonly kind: string; readonly person: string; readonly until: number };
  games: GameRow;
  heads: Head & OfGame;
  lines: StoredLine & OfGame;
  seated: OfGame & { readonly person: string };
  chats: OfGame &
    Readonly<Record<'key' | 'person' | 'name' | 'text', string> & Record<'at' | 'watching', number>> & {
      readonly team: number | null;
    };
  reports: OfGame & Readonly<Record<'reporter' | 'person' | 'text', string> & Record<'at', number>>;
  policies: { readonly name: string; readonly value: string };
  invitations: { readonly hash: string; readonly until: number };
}
export type TableName = keyof Rows;

/** A row with the table it is from. */
export type StoredRow = { [T in TableName]: { readonly table: T; readonly row: Rows[T] } }[TableName];

/** A value as both databases store it. */
export type Value = string | number | null;

/** The values of a row by column, in the order of its table. */
export function columnsOf({ table, row }: StoredRow): Record<string, Value> {
  const values: Readonly<Record<string, Value>> = { ...row };
  return Object.fromEntries(TABLES[table].map((column) => [column, values[column] ?? null]));
}

export const TABLES: { readonly [T in TableName]: readonly (keyof Rows[T])[] } = {
  persons: ['id', 'name', 'made', 'seen', 'muted'],
  tokens: ['hash', 'kind', 'person', 'until'],
  games: [
    ...(['id', 'made', 'host', 'agreement', 'engine', 'seed'] as const),
    ...(['status', 'listed', 'free_seats', 'deadline', 'bot', 'winners', 'commitment', 'digest'] as const),
  ],
  heads: ['game', 'length', 'digest', 'pinned', 'state'],
  lines: ['game', 'seq', 'at', 'key', 'entry', 'waiting', 'digest', 'erased'],
  seated: ['game', 'person'],
  chats: ['game', 'key', 'at', 'person', 'name', 'text', 'watching', 'team'],
  reports: ['game', 'reporter', 'person', 'at', 'text'],
  policies: ['name', 'value'],
  invitations: ['hash', 'until'],
};

/** Since this migration rows have these columns, except for `ADDED`: copies made since then can be restored. */
export const ROWS_SINCE = 4;

/** Columns that were added later, with their values for rows of an earlier copy. */
export const ADDED: { readonly [T in TableName]?: Partial<Rows[T]> } = {
  games: { winners: null, commitment: '', digest: '' },
  lines: { digest: '', erased: null },
  persons: { seen: 0, muted: 0 },
  chats: { watching: 0, team: null },
};

/** A condition on the games `one`: their host has made no later listed table that is still open. */
export const LAST_OF_HOST = `NOT EXISTS (SELECT 1 FROM games AS other WHERE other.host = one.host AND other.status = 'open'
  AND other.listed = 1 AND (other.made, other.id) > (one.made, one.id))`;

/** Reports with names, latest first; the limit is appended. */
export const REPORTS = `SELECT game, reporter, person, at, text, one.name AS "reporterName", other.name AS "personName"
  FROM reports JOIN persons AS one ON one.id = reporter JOIN persons AS other ON other.id = person ORDER BY at DESC LIMIT `;

/** Selects all rows of a table; lines come game by game, in order. */
export function selectAll(table: TableName): string {
  return `SELECT ${TABLES[table].join(', ')} FROM ${table} ORDER BY ${TABLES[table].slice(0, 2).join(', ')}`;
}

/** The names of all tables, in the order in which their rows can be restored. */
export const TABLE_NAMES = keysOf(TABLES);

export function isTable(name: unknown): name is TableName {
  return TABLE_NAMES.some((table) => table === name);
}
