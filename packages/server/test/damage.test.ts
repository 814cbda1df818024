import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import postgresJs from 'postgres';
import { checkStore } from '../src/backup/check.ts';
import { Inspection } from '../src/backup/inspection.ts';
import { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { originOf } from '../src/store/chain.ts';
import { Damaged } from '../src/store/damaged.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { TABLES } from '../src/store/rows.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Sealed, Store } from '../src/store/store.ts';
import { snapshotOf } from '../src/table/snapshot.ts';
import { startPostgres } from './postgres.ts';
import { begun, listener, play } from './room.ts';

// What is stored of a game is what was written, or the table is closed.

const MOVES = 12;
/** What a game is stored as. The format of a snapshot is left out: one that is not known is not read. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  ...{ games: TABLES.games, heads: TABLES.heads, lines: TABLES.lines, seated: TABLES.seated },
  snapshots: ['game', 'length', 'chain', 'content', 'digest'],
};

/** More are tried in the file itself: most of its bits mean nothing. */
const FILE_BITS = Number(process.env.FILE_BITS ?? 50);
const FILE_TABLES = ['games', 'heads', 'lines', 'seated'];

/** Some moves of a game, and a table at which nobody has played. */
async function someGames(store: Store): Promise<[begun: string, empty: string]> {
  const rooms = new Rooms(store, () => {});
  const room = await begun(rooms);
  for (let i = 0; i < MOVES; i++) await play(room);
  await rooms.pin();
  const { agreement } = room.now.game;
  return [room.id, await rooms.create('Ada', agreement)];
}

const opening = (store: Store, id: string) => Room.open(id, store, () => {});

/** The value with one bit turned. */
function flipped(value: SQLInputValue, bit: number): SQLInputValue {
  if (typeof value === 'number') return value ^ (1 << (bit % 31));
  const bytes = Buffer.from(value as string);
  const at = bit % (bytes.length * 8);
  bytes[at >> 3] ^= 1 << (at & 7);
  return bytes;
}

describe('a file of games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-damage-'));
  const file = join(folder, 'games.sqlite');
  after(() => rmSync(folder, { recursive: true }));

  test('1,000 bits turned, one at a time: each is found, or makes no difference to what is stored', async () => {
    const first = new SqliteStore(file);
    const [id] = await someGames(first);
    const { row, head } = (await first.sealed(id)) as Sealed;
    const { now } = (await opening(first, id)) as Room;
    await first.saveSnapshot(id, snapshotOf(now, originOf(row), head?.digest as string));
    await first.close();
    const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    const store = new SqliteStore(file, true);
    const tables = Object.entries(COLUMNS).map(([table, columns]) => ({
      table,
      rows: db.prepare(`SELECT rowid AS place, ${columns.join(', ')} FROM ${table}`).all(),
    }));
    const luck = random('bits');
    const silent: string[] = [];
    const counts = { found: 0, impossible: 0 };
    while (counts.found < 1000) {
      const { table, rows } = tables[below(luck, tables.length)];
      const row = rows[below(luck, rows.length)];
      const column = COLUMNS[table][below(luck, COLUMNS[table].length)];
      const value = row[column];
      if (value === null || value === '') continue;
      const bit = below(luck, 1 << 20);
      const set = (to: SQLInputValue) => {
        const cast = typeof to === 'object' ? 'CAST(? AS TEXT)' : '?';
        db.prepare(`UPDATE ${table} SET ${column} = ${cast} WHERE rowid = ?`).run(to, row.place);
      };
      try {
        set(flipped(value, bit));
      } catch {
        counts.impossible++; // another row has this place
        continue;
      }
      if (await holds(store)) silent.push(`${table}.${column} ${value} bit ${bit}`);
      else counts.found++;
      set(value);
    }
    assert.deepEqual(silent, []);
    assert.ok(await holds(store), 'put right again, everything holds');
    await store.close();
    db.close();
  });

  test(`${FILE_BITS} bits of the file itself turned, one at a time: each is found, or makes no difference`, async () => {
    const sound = join(folder, 'sound.sqlite');
    const store = new SqliteStore(sound);
    await someGames(store);
    await store.close();
    const db = new DatabaseSync(sound);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
    db.close();
    const [bytes, stored] = [readFileSync(sound), gamesOf(sound)];
    const torn = join(folder, 'torn.sqlite');
    const luck = random('bits of the file');
    const silent: string[] = [];
    for (let found = 0; found < FILE_BITS; ) {
      const [at, bit] = [below(luck, bytes.length), below(luck, 8)];
      writeFileSync(torn, bytes.with(at, bytes[at] ^ (1 << bit)));
      const same = gamesOf(torn) === stored;
      if (!(await holdsFile(torn))) found++;
      else if (!same) silent.push(`byte ${at} bit ${bit}`);
    }
    assert.deepEqual(silent, []);
  });

  /** What is stored of all games, as a text; null: it cannot be read. */
  function gamesOf(one: string): string | null {
    try {
      using db = new DatabaseSync(one, { readOnly: true });
      return JSON.stringify(FILE_TABLES.map((table) => db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()));
    } catch {
      return null;
    }
  }

  async function holdsFile(one: string): Promise<boolean> {
    let store: Store;
    try {
      store = new SqliteStore(one, true);
    } catch {
      return false;
    }
    const found = await holds(store);
    await store.close();
    return found;
  }

  /** As `meltemi check` sees it. */
  async function holds(store: Store): Promise<boolean> {
    try {
      const { broken, changed } = await checkStore(store);
      return broken.length + changed.length === 0;
    } catch {
      return false;
    }
  }
});

const KINDS = ['SQLite', 'PostgreSQL'] as const;

for (const kind of KINDS) {
  describe(`a damaged game in ${kind}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-damage-'));
    const file = join(folder, 'games.sqlite');
    let store: Store;
    let change: (sql: string) => Promise<void>;
    let stop = async () => {};
    before(async () => {
      if (kind === 'SQLite') {
        store = new SqliteStore(file);
        const db = new DatabaseSync(file);
        change = async (sql) => db.exec(sql);
        stop = async () => db.close();
      } else {
        const server = await startPostgres();
        const url = await server.fresh();
        store = await PostgresStore.open(url);
        const sql = postgresJs(url);
        change = async (text) => void (await sql.unsafe(text));
        stop = async () => {
          await sql.end();
          await server.stop();
        };
      }
    });
    after(async () => {
      await store.close();
      await stop();
      rmSync(folder, { recursive: true });
    });

    const DAMAGE: Readonly<Record<string, [what: string, detail: RegExp]>> = {
      'a line that says something else': ["UPDATE lines SET entry = entry || ' ' WHERE seq = 3", /line 3/],
      'a line of another time': ['UPDATE lines SET at = at + 1 WHERE seq = 2', /line 2/],
      'a log without its end': ['DELETE FROM lines WHERE seq > 9', /lines, \d+ were written/],
      'a log without its middle': ['DELETE FROM lines WHERE seq = 5', /after 5 lines comes line 6/],
      'another seed': ['UPDATE games SET seed = substr(seed, 2) || substr(seed, 1, 1)', /seed/],
      'another host': ["UPDATE games SET host = 'Eve'", /head|line 0/],
      'another status': ["UPDATE games SET status = 'over'", /row/],
      'no head': ['DELETE FROM heads', /head is missing/],
    };
    for (const [name, [sql, detail]] of Object.entries(DAMAGE)) {
      test(`${name}: it is not opened, and the server’s log says so once`, async () => {
        await change('DELETE FROM heads; DELETE FROM lines; DELETE FROM seated; DELETE FROM games');
        const [id] = await someGames(store);
        assert.ok(await opening(store, id));
        await change(sql);
        await assert.rejects(opening(store, id), { code: 'damaged', message: /is closed/, detail });
        const rooms = new Rooms(store, () => {});
        const reports: string[] = [];
        rooms.report = (text) => reports.push(text);
        for (let i = 0; i < 2; i++)
          await assert.rejects(
            rooms.use(id, () => {}),
            Damaged,
          );
        assert.equal(reports.length, 1);
        assert.match(reports[0], detail);
        const { broken } = await Inspection.of(store.dump());
        assert.ok(broken.some((text) => text.includes(id)));
      });
    }

    test('those who look at a table that is found damaged are sent away, and nothing is played on', async () => {
      await change('DELETE FROM heads; DELETE FROM lines; DELETE FROM seated; DELETE FROM games');
      const [id] = await someGames(store);
      const room = (await opening(store, id)) as Room;
      const dismissed: Damaged[] = [];
      await room.enter({ ...listener('Ada'), dismiss: (reason) => void dismissed.push(reason) });
      const { length } = await store.log(id, 0);
      await change("UPDATE lines SET entry = entry || ' ' WHERE seq = 3");
      const append = store.append.bind(store);
      store.append = () => Promise.reject(new Error('the database is away'));
      await assert.rejects(play(room), { name: 'Unsure' });
      store.append = append;
      assert.equal(dismissed.length, 1);
      await assert.rejects(play(room), Damaged);
      await assert.rejects(room.info(), Damaged);
      assert.equal((await store.log(id, 0)).length, length);
    });
  });
}
