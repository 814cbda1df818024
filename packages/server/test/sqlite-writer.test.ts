import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { connect, Writer } from '../src/store/sqlite-writer.ts';

/** Notes how many jobs each flush has brought to disk. */
function noting() {
  const db = connect(':memory:');
  db.exec('CREATE TABLE things (id INTEGER PRIMARY KEY)');
  const count = () => (db.prepare('SELECT COUNT(*) AS count FROM things').get() as { count: number }).count;
  const writer = new Writer(db);
  const flushes: number[] = [];
  const flush = writer.flush.bind(writer);
  writer.flush = () => {
    const before = count();
    flush();
    flushes.push(count() - before);
  };
  let made = 0;
  const submit = () => writer.submit([['INSERT INTO things VALUES (?)', ++made]]);
  return { flushes, submit };
}

test('what comes in one turn of the event loop shares a commit', async () => {
  const { flushes, submit } = noting();
  const all = [submit(), submit(), submit()];
  await setImmediate();
  assert.deepEqual(flushes, [3]);
  all.push(submit());
  await Promise.all(all);
  assert.deepEqual(flushes, [3, 1]);
});

test('a file that another connection writes to is waited for once, however many jobs there are', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-locked-'));
  const [db, other] = [connect(join(folder, 'things.sqlite')), connect(join(folder, 'things.sqlite'))];
  db.exec('CREATE TABLE things (id INTEGER PRIMARY KEY); PRAGMA busy_timeout = 1');
  other.exec('BEGIN IMMEDIATE');
  const writer = new Writer(db);
  const prepared = t.mock.method(db, 'prepare');
  const all = [1, 2, 3].map((id) => writer.submit([['INSERT INTO things VALUES (?)', id]]));
  for (const one of all) await assert.rejects(one, /locked/);
  assert.deepEqual(
    prepared.mock.calls.map(({ arguments: [sql] }) => sql),
    ['BEGIN IMMEDIATE'],
    'nothing else was tried',
  );
  other.exec('ROLLBACK');
  assert.equal(await writer.submit([['INSERT INTO things VALUES (?)', 4]]), 1);
  for (const one of [db, other]) one.close();
  rmSync(folder, { recursive: true });
});
