// Everything that is kept, table by table, for copies: in the order in which it can be put back. Claims of nodes are not worth keeping.

/** Writes a claim of no game, in a row of its own. */
export const PROBE = `INSERT INTO claims VALUES ('probe', 0, '', 0) ON CONFLICT (game) DO UPDATE SET until = claims.until + 1`;

export type Row = Readonly<Record<string, string | number | null>>;

export const TABLES: Readonly<Record<string, readonly string[]>> = {
  persons: ['id', 'name', 'made', 'seen', 'muted'],
  tokens: ['hash', 'kind', 'person', 'until'],
  games: [
    ...['id', 'made', 'host', 'agreement', 'engine', 'seed'],
    ...['status', 'listed', 'free_seats', 'deadline', 'bot', 'winners', 'commitment', 'digest'],
  ],
  heads: ['game', 'length', 'digest', 'pinned', 'state'],
  lines: ['game', 'seq', 'at', 'key', 'entry', 'waiting', 'digest', 'erased'],
  seated: ['game', 'person'],
  chats: ['game', 'key', 'at', 'person', 'name', 'text', 'watching'],
  reports: ['game', 'reporter', 'person', 'at', 'text'],
  policies: ['name', 'value'],
  invitations: ['hash', 'until'],
};

/** The number of migration steps since which rows have these columns, but for `ADDED`: copies made since then can be restored. */
export const ROWS_SINCE = 4;

/** Columns that came later, and what they hold in rows of an earlier copy. */
export const ADDED: Readonly<Record<string, Row>> = {
  games: { winners: null, commitment: '', digest: '' },
  lines: { digest: '', erased: null },
  persons: { seen: 0, muted: 0 },
  chats: { watching: 0 },
};

/** Of the games `one`: this host has made no other listed table since that is still open. */
export const LAST_OF_HOST = `NOT EXISTS (SELECT 1 FROM games AS other WHERE other.host = one.host AND other.status = 'open'
  AND other.listed = 1 AND (other.made, other.id) > (one.made, one.id))`;

/** Reports with names, the latest first; the limit follows. */
export const REPORTS = `SELECT game, reporter, person, at, text, one.name AS "reporterName", other.name AS "personName"
  FROM reports JOIN persons AS one ON one.id = reporter JOIN persons AS other ON other.id = person ORDER BY at DESC LIMIT `;

/** All rows of a table; lines come game by game, the earliest first. */
export function selectAll(table: string): string {
  return `SELECT ${TABLES[table].join(', ')} FROM ${table} ORDER BY ${TABLES[table].slice(0, 2).join(', ')}`;
}

export interface StoredRow {
  readonly table: string;
  readonly row: Row;
}
