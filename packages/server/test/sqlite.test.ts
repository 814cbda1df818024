import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { RULES } from '../src/table/table.ts';

// What is SQLite's alone; all that both stores have in common is in store.test.ts.

test('what is looked for often is in an index', async () => {
  const asked: string[] = [];
  const store = new SqliteStore(':memory:') as unknown as Store & { db: DatabaseSync };
  const prepare = store.db.prepare.bind(store.db);
  store.db.prepare = (sql: string) => {
    if (sql.startsWith('SELECT')) asked.push(sql);
    return prepare(sql);
  };
  await Promise.all([store.lobby(1), store.due(0, 1), store.botsToMove(1), store.tablesOf('ada', 0)]);
  await store.find({ waiting: 'ada', limit: 1 });
  await store.log('one', 5);
  const plans = asked.map((sql) =>
    prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => detail)
      .join('; '),
  );
  assert.match(plans[0], /^SCAN games USING INDEX games_in_lobby;/);
  assert.match(plans[1], /^SEARCH games USING INDEX games_by_deadline \(deadline<\?\)$/);
  assert.match(plans[2], /^SCAN games USING (COVERING )?INDEX games_with_bot/);
  for (const plan of plans.slice(3)) assert.doesNotMatch(plan, /SCAN games/);
  for (const plan of plans) assert.doesNotMatch(plan, /SCAN (lines|filed_lines|fresh_lines)/);
  await store.close();
});

test('SQLite files lines many at a time, also those that another start has left fresh', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'meltemi-fresh-'));
  t.after(() => rmSync(home, { recursive: true }));
  const open = () => new SqliteStore(join(home, 'games.sqlite')) as unknown as Store & { db: DatabaseSync };
  let store = open();
  const kept = () =>
    ['fresh', 'filed'].map((which) => store.db.prepare(`SELECT COUNT(*) AS n FROM ${which}_lines`).get()?.n);
  const agreement = { options: { players: 3 }, clock: null, listed: true, hints: true, undo: true };
  await store.create(
    { id: 'filed', made: 1, host: 'ada', agreement, engine: RULES, seed: 'ab' },
    { status: 'open', listed: true, freeSeats: 3, deadline: null, bot: false },
  );
  const append = (seq: number) => store.append('filed', [{ seq, at: seq, key: null, entry: '{}' }], { waiting: null });
  for (let seq = 0; seq < 200; seq++) await append(seq);
  assert.deepEqual(kept(), [200, 0]);
  await store.close();
  store = open();
  for (let seq = 200; seq < 300; seq++) await append(seq);
  assert.deepEqual(kept(), [44, 256]);
  await store.close();
});
