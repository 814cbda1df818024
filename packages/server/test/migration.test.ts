import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import postgres from 'postgres';
import { PostgresStore } from '../src/store/postgres.ts';
import { stepsOf } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgres } from './postgres.ts';

// A database of an earlier version is brought up to date when it is opened.

const AGREEMENT = { options: { players: 3 }, clock: null, listed: true, hints: true, undo: true };
/** As the first version wrote it. */
const ROWS = `
  INSERT INTO games VALUES ('old', 1, 'ada', '${JSON.stringify(AGREEMENT)}', '1', 'ab', 'running', 1, 0, 1, NULL, 0);
  INSERT INTO games VALUES ('open', 9, 'ada', '${JSON.stringify(AGREEMENT)}', '1', 'ab', 'open', 1, 3, 9, NULL, 0);
  INSERT INTO lines VALUES ('old', 0, 2, NULL, '{"line":0}'), ('old', 1, 3, 'a-key', '{"line":1}');
  INSERT INTO seated VALUES ('old', 'ada', 0), ('old', 'bob', 1);`;

async function isUpToDate(store: Store): Promise<void> {
  const [{ id, persons, waiting, played }] = await store.find({ waiting: 'bob', limit: 9 });
  assert.deepEqual([id, persons.toSorted(), waiting, played], ['old', ['ada', 'bob'], 'bob', 3]);
  assert.deepEqual(
    (await store.find({ limit: 9 })).map(({ id, played, waiting }) => [id, played, waiting]),
    [
      ['open', 9, null],
      ['old', 3, 'bob'],
    ],
  );
  assert.deepEqual(await store.log('old', 1), [{ seq: 1, at: 3, key: 'a-key', entry: '{"line":1}' }]);
  assert.equal(await store.append('old', [{ seq: 2, at: 12, key: null, entry: '{}' }], { waiting: 'ada' }), true);
  assert.deepEqual(await store.find({ waiting: 'bob', limit: 9 }), []);
}

test('a file of the first version', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'meltemi-earlier-'));
  t.after(() => rmSync(home, { recursive: true }));
  const file = join(home, 'games.sqlite');
  const earlier = new DatabaseSync(file);
  earlier.exec(`${stepsOf('sqlite')[0]}; PRAGMA user_version = 1; ${ROWS}`);
  earlier.close();
  const store = new SqliteStore(file);
  await isUpToDate(store);
  await store.close();
});

test('a PostgreSQL of the first version', { timeout: 60_000 }, async (t) => {
  const server = await startPostgres();
  t.after(() => server.stop());
  const url = await server.fresh();
  const earlier = postgres(url);
  await earlier.unsafe(
    `${stepsOf('postgres')[0]}; CREATE TABLE steps (done INTEGER NOT NULL); INSERT INTO steps VALUES (1); ${ROWS}`,
  );
  await earlier.end();
  const store = await PostgresStore.open(url);
  await isUpToDate(store);
  await store.close();
});
