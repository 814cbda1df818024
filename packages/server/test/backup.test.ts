import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { backup, restore } from '../src/backup/backup.ts';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { openStore } from '../src/store/open.ts';
import { Visitor } from './player.ts';
import { type Postgres, startPostgres } from './postgres.ts';

describe('copies of everything', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'meltemi-backup-'));
  let postgres: Postgres;
  before(async () => {
    postgres = await startPostgres();
  });
  after(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  test('go from PostgreSQL to a file, to SQLite and back, with a game that is going on', async () => {
    const quiet = { LOG_LEVEL: 'silent', PORT: '0' };
    const first = readSettings({ ...quiet, DATABASE_URL: await postgres.fresh() });
    const app = await serve(first, await openStore(first), null);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const people = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Ben')];
    const [id, ...seats] = await Visitor.company(people);
    await seats[0].playFor(30, seats);
    await seats[0].ask({ do: 'say', version: undefined, text: 'Let’s go on tomorrow' });
    const [one, two] = [join(folder, 'one.jsonl'), join(folder, 'two.jsonl')];
    const found = await backup(first, one);
    assert.ok(found.games === 1 && found.persons === 2 && found.lines > 30);
    await seats[0].atRest(seats);
    await app.close();
    await backup(first, one);
    const second = readSettings({ ...quiet, DATABASE_FILE: join(folder, 'new', 'games.sqlite') });
    await restore(second, one);
    await backup(second, two);
    assert.equal(readFileSync(two, 'utf8'), readFileSync(one, 'utf8'));
    const third = readSettings({ ...quiet, DATABASE_URL: await postgres.fresh() });
    await restore(third, two);
    await assert.rejects(restore(third, two), /not empty/);
    const again = await serve(third, await openStore(third), null);
    people[0].address = await again.listen({ port: 0, host: '127.0.0.1' });
    const seat = await people[0].connect(id);
    assert.deepEqual(seat.view, seats[0].view, 'the game goes on where it was');
    await again.close();
  });
});
