import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import postgres from 'postgres';
import { WinnersBackfill } from '../src/live/backfill.ts';
import { Chain } from '../src/store/chain.ts';
import { PostgresStore } from '../src/store/postgres.ts';
import { STEP_COUNT, stepsOf } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Sealed, Store } from '../src/store/store.ts';
import { finished } from './finished.ts';
import { startPostgres } from './postgres.ts';

// A database of an earlier version is brought up to date when it is opened.

const AGREEMENT = { options: { players: 3 }, clock: null, listed: true, hints: true, undo: true };
const { game: DONE, lines: DONE_LINES, winners: WINNERS } = await finished();
const sql = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** As the first version wrote it. */
const ROWS = `
  INSERT INTO games VALUES ('old', 1, 'ada', '${JSON.stringify(AGREEMENT)}', '1', 'ab', 'running', 1, 0, 1, NULL, 0);
  INSERT INTO games VALUES ('open', 9, 'ada', '${JSON.stringify(AGREEMENT)}', '1', 'ab', 'open', 1, 3, 9, NULL, 0);
  INSERT INTO games VALUES ('done', 1, 'ada', ${sql(JSON.stringify(DONE.agreement))}, '${DONE.engine}', '${DONE.seed}', 'over', 1, 0, 1, NULL, 0);
  INSERT INTO games VALUES ('strange', 1, 'ada', '${JSON.stringify(AGREEMENT)}', '0', 'ab', 'over', 1, 0, 1, NULL, 0);
  INSERT INTO lines VALUES ${DONE_LINES.map(({ seq, entry }) => `('done', ${seq}, 1, NULL, ${sql(entry)})`).join()};
  INSERT INTO lines VALUES ('strange', 0, 1, NULL, '{"do":"something of other rules"}');
  INSERT INTO lines VALUES ('old', 0, 2, NULL, '{"line":0}'), ('old', 1, 3, 'a-key', '{"line":1}');
  INSERT INTO seated VALUES ('old', 'ada', 0), ('old', 'bob', 1), ('done', 'Cyd', 0), ('strange', 'Cyd', 0);`;

/** SHA-256 of every step that has been released, spaces aside: databases hold what it made. A step is never edited; a new one adds its digest here. */
const DIGESTS = {
  sqlite: [
    'f0fbdd2da5c52fc3',
    '9da24a2a9f50ef2e',
    'eb23bd335844a578',
    '0e2768dd873c2f12',
    '1f2754d4de5666a3',
    '565fd4643afc0d81',
    '5916dce0e496fe98',
    '11706ce8b0bfe49d',
    'cf3a8a93f288c239',
    '1982f55e676b66e1',
    '302e1ae42cd03bca',
    '5f1a6a0380ecf8dd',
    '115005997dd4e9ce',
    '517c61ae14f4cad2',
  ],
  postgres: [
    'f0fbdd2da5c52fc3',
    '9da24a2a9f50ef2e',
    'eb23bd335844a578',
    '0e2768dd873c2f12',
    'e3b0c44298fc1c14',
    'e3b0c44298fc1c14',
    '5916dce0e496fe98',
    '11706ce8b0bfe49d',
    'cf3a8a93f288c239',
    'f63ae1ef691c5fed',
    '302e1ae42cd03bca',
    '5f1a6a0380ecf8dd',
    '115005997dd4e9ce',
    '517c61ae14f4cad2',
  ],
} as const;

test('steps that databases have taken are never changed', () => {
  const digest = (step: string) =>
    createHash('sha256').update(step.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
  for (const kind of ['sqlite', 'postgres'] as const) assert.deepEqual(stepsOf(kind).map(digest), DIGESTS[kind], kind);
});

async function isUpToDate(store: Store): Promise<void> {
  const [{ id, persons, waiting, played }] = await store.find({ waiting: 'bob', limit: 9 });
  assert.deepEqual([id, persons.toSorted(), waiting, played], ['old', ['ada', 'bob'], 'bob', 3]);
  assert.deepEqual(
    (await store.find({ person: 'ada', limit: 9 })).map(({ id, played, waiting }) => [id, played, waiting]),
    [
      ['open', 9, null],
      ['old', 3, 'bob'],
    ],
  );
  const [{ digest, erased: _, ...second }] = await store.log('old', 1);
  assert.deepEqual(second, { seq: 1, at: 3, key: 'a-key', entry: '{"line":1}', waiting: 'bob' });
  assert.match(digest, /^[0-9a-f]{64}$/);
  assert.equal(await store.append('old', [{ seq: 2, at: 12, key: null, entry: '{}' }], { waiting: 'ada' }), true);
  assert.deepEqual(await store.find({ waiting: 'bob', limit: 9 }), []);
  for (const id of ['old', 'open', 'done', 'strange']) await isChained(store, id);
}

/** Games of earlier versions get their digests, and are checked from then on. */
async function isChained(store: Store, id: string): Promise<void> {
  const { row, head } = (await store.sealed(id)) as Sealed;
  const chain = new Chain(row, head);
  for (const line of await store.log(id, 0)) chain.follow(line);
  chain.end();
}

/** Finished games say who has won as soon as they were replayed; those that cannot be read say nothing. */
async function winnersAreFilled(store: Store, before: typeof WINNERS | null): Promise<void> {
  const won = async () => {
    const found = await store.find({ finished: 'Cyd', limit: 9 });
    return Object.fromEntries(found.map(({ id, winners }) => [id, winners]));
  };
  assert.deepEqual(await won(), { done: before, strange: null });
  const backfill = new WinnersBackfill(store, assert.ifError);
  for (let step = 0; step < 3; step++) await backfill.step();
  assert.deepEqual(await won(), { done: WINNERS, strange: null });
}

/** What a version wrote in another way than the first, in SQLite. */
const LATER_ROWS: Readonly<Record<number, string>> = {
  5: 'INSERT INTO fresh_lines SELECT * FROM filed_lines WHERE seq = 1; DELETE FROM filed_lines WHERE seq = 1;',
};

for (let version = 1; version <= STEP_COUNT; version++) {
  test(`a file of version ${version}`, async (t) => {
    const home = mkdtempSync(join(tmpdir(), 'meltemi-earlier-'));
    t.after(() => rmSync(home, { recursive: true }));
    const file = join(home, 'games.sqlite');
    const earlier = new DatabaseSync(file);
    const [first, ...later] = stepsOf('sqlite').slice(0, version);
    earlier.exec([first, ROWS, ...later, LATER_ROWS[version], `PRAGMA user_version = ${version}`].join(';'));
    earlier.close();
    const store = new SqliteStore(file);
    await isUpToDate(store);
    await winnersAreFilled(store, null);
    await store.close();
    const again = new SqliteStore(file);
    assert.equal((await again.log('old', 0)).length, 3, 'opened a second time it is the same');
    await winnersAreFilled(again, WINNERS);
    await again.close();
  });
}

describe('PostgreSQL', async () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  for (let version = 1; version <= STEP_COUNT; version++) {
    test(`of version ${version}`, async () => {
      const url = await server.fresh();
      const earlier = postgres(url);
      const [first, ...later] = stepsOf('postgres').slice(0, version);
      const steps = `CREATE TABLE steps (done INTEGER NOT NULL); INSERT INTO steps VALUES (${version})`;
      await earlier.unsafe([first, ROWS, ...later, steps].join(';'));
      await earlier.end();
      const store = await PostgresStore.open(url);
      await isUpToDate(store);
      await winnersAreFilled(store, null);
      await store.close();
    });
  }
});
