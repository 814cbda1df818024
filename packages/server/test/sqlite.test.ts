import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';

// What is SQLite's alone; all that both stores have in common is in store.test.ts.

test('what is looked for often is in an index', async () => {
  const asked: string[] = [];
  const store = new SqliteStore(':memory:') as unknown as Store & { db: DatabaseSync };
  const prepare = store.db.prepare.bind(store.db);
  store.db.prepare = (sql: string) => {
    if (sql.startsWith('SELECT')) asked.push(sql);
    return prepare(sql);
  };
  await Promise.all([store.lobby(0, 1), store.due(0, 1), store.botsToMove(1), store.tablesOf('ada', 0)]);
  await store.find({ waiting: 'ada', limit: 1 });
  await store.log('one', 5);
  await store.administration.gamesOf('ada');
  await store.nextWithoutWinners('one');
  const plans = asked.map((sql) =>
    prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => detail)
      .join('; '),
  );
  assert.match(plans[0], /^SEARCH games USING INDEX games_in_lobby \(made>\?\);/);
  assert.match(plans[1], /^SEARCH games USING INDEX games_by_deadline \(deadline<\?\)$/);
  assert.match(plans[2], /^SCAN games USING (COVERING )?INDEX games_with_bot/);
  assert.match(plans.at(-1) ?? '', /^SEARCH games USING (COVERING )?INDEX games_without_winners \(id>\?\)$/);
  assert.ok(plans.some((plan) => /^SEARCH lines USING INDEX lines_with_person \(game>\?\)$/.test(plan)));
  for (const plan of plans.slice(3)) assert.doesNotMatch(plan, /SCAN games/);
  for (const plan of plans) assert.doesNotMatch(plan, /SCAN (lines|other)/);
  await store.close();
});

test('a file that was copied in is readable for its owner alone once it is opened', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-mode-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'games.sqlite');
  await new SqliteStore(file).close();
  chmodSync(file, 0o644);
  await new SqliteStore(file).close();
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('a probe is a real write', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-probe-'));
  const file = join(folder, 'games.sqlite');
  const store = new SqliteStore(file);
  const other = new DatabaseSync(file);
  t.after(async () => {
    other.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const version = () => (other.prepare('PRAGMA data_version').get() as { data_version: number }).data_version;
  await store.probe();
  const before = version();
  await store.ping();
  assert.equal(version(), before);
  await store.probe();
  assert.notEqual(version(), before);
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-lock-'));
  const file = join(folder, 'games.sqlite');
  after(() => rmSync(folder, { recursive: true }));

  test('is one server’s, and can be copied meanwhile', async () => {
    const store = new SqliteStore(file);
    symlinkSync(file, join(folder, 'other.sqlite'));
    for (const name of [file, join(folder, 'other.sqlite')])
      assert.throws(() => new SqliteStore(name), /^Error: Another server uses the database .*DATABASE_FILE/);
    await store.addPerson({ id: 'ada', name: 'Ada', made: 1 });
    const copier = new SqliteStore(file, true);
    assert.equal((await Array.fromAsync(copier.dump())).length, 1);
    await copier.close();
    assert.throws(() => new SqliteStore(file), /Another server/, 'a copy takes no lock away');
    await store.close();
    await new SqliteStore(file).close();
  });

  test('is free again when its server was killed', async () => {
    const path = join(import.meta.dirname, '../src/store/sqlite.ts');
    const code = `const { SqliteStore } = await import(${JSON.stringify(path)});
      globalThis.store = new SqliteStore(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    assert.throws(() => new SqliteStore(file), /Another server/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await new SqliteStore(file).close();
  });

  test('that can not be used is left free', async () => {
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    for (let i = 0; i < 2; i++)
      assert.throws(() => new SqliteStore(file), /version of Meltemi newer than this one \(\d.*Start the newer one/);
  });
});
