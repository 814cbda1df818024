import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { RULES } from '@meltemi/engine';
import { backup, restore } from '../src/backup/backup.ts';
import { readRows, writeRows } from '../src/backup/file.ts';
import { Inspection } from '../src/backup/inspection.ts';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { openStore } from '../src/store/open.ts';
import { type GameRow, ROWS_SINCE, type StoredRow } from '../src/store/rows.ts';
import { STEP_COUNT, stepsOf } from '../src/store/schema.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { finished } from './finished.ts';
import { Visitor } from './player.ts';
import { type Postgres, startPostgres } from './postgres.ts';

describe('copies of everything', () => {
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
    assert.equal(statSync(one).mode & 0o777, 0o600, 'the seeds of running games are nobody’s business');
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

  test('keep who has won', async () => {
    const { game, lines, winners } = await finished();
    const settings = readSettings({ DATABASE_FILE: join(folder, 'won', 'games.sqlite') });
    const store = await openStore(settings);
    const table = new Table(game);
    await store.create(game, summaryOf(table));
    for (const line of lines) table.fold(line);
    const { persons } = table;
    await store.append(game.id, lines, { waiting: null, summary: summaryOf(table), persons });
    await store.close();
    const copy = join(folder, 'won.jsonl');
    assert.deepEqual((await backup(settings, copy)).broken, []);
    const second = readSettings({ DATABASE_URL: await postgres.fresh() });
    await restore(second, copy);
    const restored = await openStore(second);
    assert.deepEqual((await restored.find({ finished: persons[0], limit: 1 }))[0].winners, winners);
    await restored.close();
  });

  test('a copy of an earlier version is restored as long as its rows are the same, or lack only who has won', async () => {
    const home = mkdtempSync(join(tmpdir(), 'meltemi-copy-'));
    const copy = join(home, 'copy.jsonl');
    const ada = { table: 'persons', row: { id: 'ada', name: 'Ada', made: 1 } };
    const agreement = JSON.stringify({ options: { players: 2 }, clock: null, listed: true, hints: false, undo: true });
    const over = {
      table: 'games',
      row: {
        ...{ id: 'over', made: 1, host: 'ada', agreement, engine: '0', seed: 'ab', status: 'over' },
        ...{ listed: 1, free_seats: 0, deadline: null, bot: 0 },
      },
    };
    const write = (steps: number) => {
      const text = `${[{ 'meltemi-backup': 1, steps }, ada, over].map((one) => JSON.stringify(one)).join('\n')}\n`;
      const end = { rows: 2, sha256: createHash('sha256').update(text).digest('hex') };
      writeFileSync(copy, `${text}${JSON.stringify(end)}\n`);
    };
    write(ROWS_SINCE);
    const settings = readSettings({ DATABASE_FILE: join(home, 'games.sqlite') });
    assert.equal((await restore(settings, copy)).persons, 1);
    const elsewhere = readSettings({ DATABASE_URL: await postgres.fresh() });
    await restore(elsewhere, copy);
    for (const restored of [settings, elsewhere]) {
      const store = await openStore(restored);
      assert.equal(await store.nextWithoutWinners(''), 'over');
      await store.close();
    }
    for (const [steps, words] of [
      [ROWS_SINCE - 1, /older version/],
      [STEP_COUNT + 1, /newer version/],
    ] as const) {
      write(steps);
      await assert.rejects(readRows(copy).next(), words);
    }
    rmSync(home, { recursive: true });
  });
});

test('a copy replaces nothing but an earlier copy, and names what does not hold', async () => {
  const home = mkdtempSync(join(tmpdir(), 'meltemi-copy-'));
  const database = join(home, 'games.sqlite');
  const settings = readSettings({ DATABASE_FILE: database });
  const store = await openStore(settings);
  await store.addPerson({ id: 'ada', name: 'Ada', made: 1 });
  const before = readFileSync(database);
  await assert.rejects(backup(settings, database), /is no backup of Meltemi, so it is not replaced/);
  assert.deepEqual(readFileSync(database), before);
  const copy = join(home, 'copy.jsonl');
  assert.equal((await backup(settings, copy)).persons, 1);
  const good = readFileSync(copy, 'utf8');
  const agreement = { options: { players: 2 }, clock: null, listed: true, hints: false, undo: true };
  const game = { id: 'broken', made: 1, host: 'ada', agreement, engine: RULES, seed: 'ab' };
  const summary = {
    status: 'open',
    listed: true,
    freeSeats: 2,
    deadline: null,
    bot: false,
    winners: null,
  } as const;
  await store.create(game, summary);
  await store.append('broken', [{ seq: 0, at: 1, key: null, entry: '{"do":"nothing"}' }], { waiting: null });
  const unplayed = await backup(settings, copy, { replay: false });
  assert.deepEqual([unplayed.broken, unplayed.replayed], [[], false], 'only counted');
  const [wrong] = (await backup(settings, copy)).broken;
  assert.match(wrong, /^broken does not hold at line 0: /);
  assert.notEqual(readFileSync(copy, 'utf8'), good, 'what does not hold is copied all the same');
  assert.deepEqual(
    readdirSync(home).filter((name) => name.endsWith('.part')),
    [],
  );
  await store.close();
  rmSync(home, { recursive: true });
});

test('a database of an earlier version is neither copied nor changed', async () => {
  const home = mkdtempSync(join(tmpdir(), 'meltemi-copy-'));
  const database = join(home, 'games.sqlite');
  const settings = readSettings({ DATABASE_FILE: database });
  const db = new DatabaseSync(database);
  db.exec(`${stepsOf('sqlite')[0]}; PRAGMA user_version = 1`);
  const before = readFileSync(database);
  const copy = join(home, 'copy.jsonl');
  await assert.rejects(backup(settings, copy), /The database is of an earlier version \(1 of \d+ steps\)/);
  assert.deepEqual({ ...db.prepare('PRAGMA user_version').get() }, { user_version: 1 });
  db.close();
  assert.deepEqual(readFileSync(database), before);
  assert.ok(!existsSync(copy));
  rmSync(home, { recursive: true });
});

describe('an inspection', () => {
  const agreement = JSON.stringify({ options: { players: 2 }, clock: null, listed: true, hints: false, undo: true });
  const game = (id: string, engine = RULES, status: GameRow['status'] = 'open'): StoredRow => ({
    table: 'games',
    row: {
      ...{ id, made: 1, host: 'ada', agreement, engine, seed: 'ab', status },
      ...{ listed: 1, free_seats: 2, deadline: null, bot: 0, winners: null, commitment: '', digest: '' },
    },
  });
  const line = (id: string, seq: number, entry: object = { do: 'decline', seat: 0 }): StoredRow => ({
    table: 'lines',
    row: { game: id, seq, at: 1, key: null, entry: JSON.stringify(entry), waiting: null, digest: '', erased: null },
  });
  async function* rows(...all: StoredRow[]) {
    yield* all;
  }
  const strange = { do: 'something of other rules' };

  test('names games of other rules that can not be read, and goes on', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'meltemi-other-')), 'copy.jsonl');
    const copy = [game('a', '0', 'over'), game('b'), game('c', '0'), game('d', '0', 'running')];
    await writeRows(file, rows(...copy, line('a', 0, strange), line('a', 1), line('b', 0), line('c', 0)));
    const found = await Inspection.of(readRows(file));
    assert.deepEqual(found, {
      persons: 0,
      games: 4,
      lines: 4,
      erased: 0,
      unreadable: ['a (over)', 'd (running)'],
      changed: [],
      refused: ['d (running)'],
      broken: [],
      replayed: true,
    });
    const settings = readSettings({ LOG_LEVEL: 'silent', DATABASE_FILE: join(file, '../games.sqlite') });
    assert.deepEqual(await restore(settings, file), found);
    assert.deepEqual(await backup(settings, file), found);
    rmSync(join(file, '..'), { recursive: true });
  });

  test('finds what does not hold', async () => {
    const broken: [RegExp, ...StoredRow[]][] = [
      [/^b does not hold at line 0/, game('b'), line('b', 0, strange)],
      [/^b does not hold: it is open, but noted as over/, game('b', RULES, 'over')],
      [/^a does not hold: lines are missing before line 2/, game('a', '0'), line('a', 0, strange), line('a', 2)],
    ];
    for (const [words, ...all] of broken) assert.match((await Inspection.of(rows(...all))).broken[0], words);
    const failing: [RegExp, ...StoredRow[]][] = [
      [/c does not hold: there is none/, game('b'), line('c', 0)],
      // Only one table is held at a time.
      [/b does not hold: .* not in one place/, game('b'), game('c'), line('b', 0), line('c', 0), line('b', 1)],
    ];
    for (const [words, ...all] of failing) await assert.rejects(Inspection.of(rows(...all)), words);
  });
});
