// The tables of both stores, step by step: a database is brought up to date when it is opened. Steps are only ever
// added (migration.test.ts holds a digest of each). Numbers of milliseconds and JSON texts are the same everywhere;
// `BIGINT` is SQLite's INTEGER.

import { VERSION } from '@meltemi/engine';

type Kind = 'sqlite' | 'postgres';
/** The same for both stores, or not. */
type Migration = string | Readonly<Record<Kind, string>>;

const SNAPSHOTS = `CREATE TABLE snapshots (
     game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
     length INTEGER NOT NULL,
     format TEXT NOT NULL,
     chain TEXT NOT NULL,
     content TEXT NOT NULL,
     digest TEXT NOT NULL
   );`;

const MIGRATIONS: readonly Migration[] = [
  `CREATE TABLE games (
     id TEXT PRIMARY KEY,
     made BIGINT NOT NULL,
     host TEXT NOT NULL,
     agreement TEXT NOT NULL,
     engine TEXT NOT NULL,
     seed TEXT NOT NULL,
     status TEXT NOT NULL,
     listed INTEGER NOT NULL,
     free_seats INTEGER NOT NULL,
     played BIGINT NOT NULL,
     deadline BIGINT,
     bot INTEGER NOT NULL
   );
   CREATE INDEX games_by_status ON games (status, listed, played);
   CREATE INDEX games_by_host ON games (host, status);
   CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL;
   CREATE INDEX games_with_bot ON games (played) WHERE bot = 1;
   CREATE TABLE lines (
     game TEXT NOT NULL REFERENCES games (id),
     seq INTEGER NOT NULL,
     at BIGINT NOT NULL,
     key TEXT,
     entry TEXT NOT NULL,
     PRIMARY KEY (game, seq)
   );
   CREATE UNIQUE INDEX lines_by_key ON lines (game, key) WHERE key IS NOT NULL;
   CREATE TABLE seated (
     game TEXT NOT NULL REFERENCES games (id),
     person TEXT NOT NULL,
     waiting INTEGER NOT NULL,
     PRIMARY KEY (game, person)
   );
   CREATE INDEX seated_by_person ON seated (person, waiting);
   CREATE TABLE claims (game TEXT PRIMARY KEY, seq INTEGER NOT NULL, node TEXT NOT NULL, until BIGINT NOT NULL);
   CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL);
   CREATE TABLE tokens (
     hash TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     person TEXT NOT NULL REFERENCES persons (id),
     until BIGINT NOT NULL
   );
   CREATE INDEX tokens_by_person ON tokens (person);
   CREATE TABLE chats (
     game TEXT NOT NULL REFERENCES games (id),
     key TEXT NOT NULL,
     at BIGINT NOT NULL,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (game, person, key)
   );
   CREATE INDEX chats_by_game ON chats (game, at);`,

  // The deciding seat changes with every move, the person in it rarely.
  `ALTER TABLE games ADD COLUMN waiting TEXT;
   UPDATE games SET waiting = (SELECT MIN(person) FROM seated WHERE game = games.id AND seated.waiting = 1);
   CREATE INDEX games_by_waiting ON games (waiting) WHERE waiting IS NOT NULL;
   DROP INDEX seated_by_person;
   ALTER TABLE seated DROP COLUMN waiting;
   CREATE INDEX seated_by_person ON seated (person);`,

  // What changes with every move of people without a clock (`played`, `waiting`) is in no index. Deadlines and bots are
  // in small ones of running games only; the queries say the same conditions in the same words. Whoever writes at a
  // place of a log has read all that is before it, keys too.
  `DROP INDEX lines_by_key;
   DROP INDEX games_by_waiting;
   DROP INDEX games_by_status;
   DROP INDEX games_by_deadline;
   DROP INDEX games_with_bot;
   CREATE INDEX games_in_lobby ON games (made) WHERE status = 'open' AND listed = 1;
   CREATE INDEX games_by_deadline ON games (deadline) WHERE status = 'running' AND deadline IS NOT NULL;
   CREATE INDEX games_with_bot ON games (id) WHERE status = 'running' AND bot = 1;`,

  // A move of people without a clock adds a line, and changes nothing: the last line says who has to decide, and when
  // it was played.
  `ALTER TABLE lines ADD COLUMN waiting TEXT;
   UPDATE lines SET waiting = games.waiting FROM games
     WHERE game = id AND seq = (SELECT MAX(seq) FROM lines AS others WHERE others.game = games.id);
   ALTER TABLE games DROP COLUMN played;
   ALTER TABLE games DROP COLUMN waiting;
   CREATE VIEW games_now AS SELECT games.*,
     COALESCE((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), made) AS played,
     (SELECT waiting FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1) AS waiting
     FROM games;`,

  // SQLite writes whole pages. Games that are played at the same time lie in different ones, so lines are kept together
  // while they are fresh, and filed many at a time. PostgreSQL writes what has changed, wherever it lies.
  {
    sqlite: `DROP VIEW games_now;
      ALTER TABLE lines RENAME TO filed_lines;
      CREATE TABLE fresh_lines (
        game TEXT NOT NULL REFERENCES games (id),
        seq INTEGER NOT NULL,
        at BIGINT NOT NULL,
        key TEXT,
        entry TEXT NOT NULL,
        waiting TEXT,
        PRIMARY KEY (game, seq)
      );
      CREATE VIEW lines AS SELECT * FROM filed_lines UNION ALL SELECT * FROM fresh_lines;
      CREATE VIEW games_now AS SELECT games.*,
        COALESCE(
          (SELECT at FROM fresh_lines WHERE game = id ORDER BY seq DESC LIMIT 1),
          (SELECT at FROM filed_lines WHERE game = id ORDER BY seq DESC LIMIT 1),
          made) AS played,
        CASE WHEN EXISTS (SELECT 1 FROM fresh_lines WHERE game = id)
          THEN (SELECT waiting FROM fresh_lines WHERE game = id ORDER BY seq DESC LIMIT 1)
          ELSE (SELECT waiting FROM filed_lines WHERE game = id ORDER BY seq DESC LIMIT 1)
        END AS waiting
        FROM games;`,
    postgres: '',
  },

  // All lines are in one table again, as in PostgreSQL: two tables made a busy server hardly faster, and every query
  // harder.
  {
    sqlite: `DROP VIEW games_now;
      DROP VIEW lines;
      INSERT INTO filed_lines SELECT * FROM fresh_lines;
      DROP TABLE fresh_lines;
      ALTER TABLE filed_lines RENAME TO lines;
      CREATE VIEW games_now AS SELECT games.*,
        COALESCE((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), made) AS played,
        (SELECT waiting FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1) AS waiting
        FROM games;`,
    postgres: '',
  },

  // Who has won, as JSON. Finished games of earlier versions lack it until the server has replayed them; the index
  // holds only those.
  `DROP VIEW games_now;
   ALTER TABLE games ADD COLUMN winners TEXT;
   CREATE VIEW games_now AS SELECT games.*,
     COALESCE((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), made) AS played,
     (SELECT waiting FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1) AS waiting
     FROM games;
   CREATE INDEX games_without_winners ON games (id) WHERE status = 'over' AND winners IS NULL;`,

  // Digests, so that damage is noticed (chain.ts). Games of earlier versions get theirs when the database is opened;
  // the index holds only those. Heads are small rows of their own: they change with every move.
  `DROP VIEW games_now;
   ALTER TABLE games ADD COLUMN commitment TEXT NOT NULL DEFAULT '';
   ALTER TABLE games ADD COLUMN digest TEXT NOT NULL DEFAULT '';
   ALTER TABLE lines ADD COLUMN digest TEXT NOT NULL DEFAULT '';
   CREATE VIEW games_now AS SELECT games.*,
     COALESCE((SELECT at FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1), made) AS played,
     (SELECT waiting FROM lines WHERE game = id ORDER BY seq DESC LIMIT 1) AS waiting
     FROM games;
   CREATE TABLE heads (
     game TEXT PRIMARY KEY REFERENCES games (id),
     length INTEGER NOT NULL,
     digest TEXT NOT NULL,
     pinned INTEGER NOT NULL DEFAULT 0,
     state TEXT
   );
   CREATE INDEX games_without_digest ON games (id) WHERE digest = '';`,

  // What spectators say is apart, and people report others to the operator: once each at a table.
  `ALTER TABLE chats ADD COLUMN watching INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE reports (
     game TEXT NOT NULL REFERENCES games (id),
     reporter TEXT NOT NULL,
     person TEXT NOT NULL,
     at BIGINT NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (game, reporter, person)
   );`,

  // A table at one moment of its log, so that a long one is opened as fast as a short one (snapshot.ts): one for each
  // game, worth nothing without its log. Nodes share what they count of an address (`counts`); with one node that is in
  // memory.
  {
    sqlite: SNAPSHOTS,
    postgres: `${SNAPSHOTS}
      CREATE UNLOGGED TABLE counts (key TEXT PRIMARY KEY, since BIGINT NOT NULL, count INTEGER NOT NULL);`,
  },

  // One's own data and the operator's tools (administration.ts). `erased`: of a line from which a name was erased, see
  // chain.ts. `seen`: when a person came last, by day; 0: before this was noted. `muted`: until when they may not
  // write.
  `ALTER TABLE lines ADD COLUMN erased TEXT;
   ALTER TABLE persons ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
   ALTER TABLE persons ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;
   CREATE INDEX chats_by_person ON chats (person);
   CREATE TABLE policies (name TEXT PRIMARY KEY, value TEXT NOT NULL);
   CREATE TABLE invitations (hash TEXT PRIMARY KEY, until BIGINT NOT NULL);`,

  // A table whose start was asked for has a deadline too: until then people may show their first numbers.
  `DROP INDEX games_by_deadline;
   CREATE INDEX games_by_deadline ON games (deadline) WHERE status <> 'over' AND deadline IS NOT NULL;`,

  // People ask for their data: among millions of lines, few name somebody.
  `CREATE INDEX lines_with_person ON lines (game) WHERE entry LIKE '%"person":"%';`,

  // In team games partners write to each other.
  `ALTER TABLE chats ADD COLUMN team INTEGER;`,
];

export const STEP_COUNT = MIGRATIONS.length;

export function stepsOf(kind: Kind): string[] {
  return MIGRATIONS.map((step) => (typeof step === 'string' ? step : step[kind]));
}

/** The migration steps that a database still lacks. `asItIs`: one that lacks anything is refused. */
export function stepsAfter(done: number, kind: Kind, asItIs: boolean): string[] {
  const steps = stepsOf(kind);
  if (done > steps.length)
    throw new Error(
      `The database was made by a version of Meltemi newer than this one (${VERSION}). Start the newer one, or put back a copy from before the upgrade.`,
    );
  if (asItIs && done < steps.length)
    throw new Error(
      `The database is of an earlier version (${done} of ${steps.length} steps). Use that version, or start this one's server on it first.`,
    );
  return steps.slice(done);
}
