import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { RULES } from '@meltemi/engine';
import { WinnersBackfill } from '../src/live/backfill.ts';
import { Rooms } from '../src/live/rooms.ts';
import { Scheduler } from '../src/live/scheduler.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Game, Summary } from '../src/store/store.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { finished } from './finished.ts';
import { failing } from './room.ts';

test('the scheduler comes to a table behind many that can not be read, and leaves those alone', async (t) => {
  const store = new SqliteStore(':memory:');
  const agreement = { options: { players: 2 }, clock: { hours: 1 }, listed: true, hints: false, undo: true };
  const make = async (id: string, engine: string, deadline: number) => {
    const game: Game = { id, made: 1, host: 'ada', agreement, engine, seed: 'ab' };
    const summary: Summary = { ...summaryOf(new Table(game)), status: 'running', deadline, bot: true };
    await store.create(game, summary);
    const entry = JSON.stringify({ do: id === 'today' ? 'decline' : 'something of other rules' });
    await store.append(id, [{ seq: 0, at: deadline, key: null, entry }], { waiting: null });
  };
  await Promise.all(Array.from({ length: 200 }, (_, i) => make(`old-${i}`, i % 2 ? '0' : RULES, i)));
  await make('today', RULES, 1000);
  const read: string[] = [];
  const log = store.log.bind(store);
  store.log = (id, from) => {
    read.push(id);
    return log(id, from);
  };
  const moved = Promise.withResolvers<void>();
  const move = () => moved.resolve();
  const failures: unknown[] = [];
  const scheduler = new Scheduler(store, new Rooms(store, () => {}), move, (error) => failures.push(error));
  t.after(async () => {
    scheduler.stop();
    await store.close();
  });
  scheduler.start();
  await moved.promise;
  assert.deepEqual([read.length, new Set(read).size], [201, 201], 'each was read once');
  assert.equal(failures.length, 100, 'what is broken is said once');
});

test('a table that takes long to open keeps the scheduler from no other', async (t) => {
  const store = new SqliteStore(':memory:');
  const agreement = { options: { players: 2 }, clock: null, listed: true, hints: false, undo: true };
  for (const [at, id] of ['long', 'short'].entries()) {
    const game: Game = { id, made: at, host: 'ada', agreement, engine: RULES, seed: 'ab' };
    await store.create(game, { ...summaryOf(new Table(game)), status: 'running', bot: true });
  }
  const log = store.log.bind(store);
  const opened = Promise.withResolvers<void>();
  store.log = async (id, from, limit) => {
    if (id === 'long') await opened.promise;
    return log(id, from, limit);
  };
  const moved: string[] = [];
  const scheduler = new Scheduler(store, new Rooms(store, () => {}), ({ id }) => void moved.push(id), assert.ifError);
  t.after(async () => {
    scheduler.stop();
    await store.close();
  });
  scheduler.start();
  while (moved.length < 2) await setTimeout(10);
  assert.deepEqual(moved, ['short', 'short'], 'in the next round it is not asked for again');
  opened.resolve();
  while (!moved.includes('long')) await setTimeout(10);
});

test('the scheduler clears away sessions that are too old', async (t) => {
  const store = new SqliteStore(':memory:');
  await store.addPerson({ id: 'ada', name: 'Ada', made: 1 });
  await store.addToken('old', 'session', 'ada', Date.now() - 1);
  await store.addToken('new', 'session', 'ada', Date.now() + 3_600_000);
  const looked = Promise.withResolvers<void>();
  const botsToMove = store.botsToMove.bind(store);
  store.botsToMove = (limit) => {
    looked.resolve();
    return botsToMove(limit);
  };
  const scheduler = new Scheduler(store, new Rooms(store, () => {}), () => {}, assert.ifError);
  t.after(async () => {
    scheduler.stop();
    await store.close();
  });
  scheduler.start();
  await looked.promise;
  const kept = await Promise.all(['old', 'new'].map((token) => store.token(token, 'session', 0)));
  assert.deepEqual(kept, [null, 'ada']);
});

test('the scheduler replays finished games of earlier versions one by one, each once, and those that cannot be read are left', async (t) => {
  const store = new SqliteStore(':memory:');
  const { game, lines, winners } = await finished();
  const summary: Summary = { ...summaryOf(new Table(game)), status: 'over' };
  for (const [id, entries] of Object.entries({
    a: lines,
    b: lines,
    broken: [{ ...lines[0], entry: '{}' }],
    c: lines,
  })) {
    await store.create({ ...game, id }, summary);
    await store.append(id, entries, { waiting: null, persons: ['Cyd'] });
  }
  const read: string[] = [];
  const log = store.log.bind(store);
  store.log = (id, from) => {
    read.push(id);
    return log(id, from);
  };
  const failures: unknown[] = [];
  const away = new Error('the database is away');
  const backfill = new WinnersBackfill(store, (error) => failures.push(error));
  const won = async () => {
    const found = await store.find({ finished: 'Cyd', limit: 9 });
    return found.flatMap(({ id, winners }) => (winners ? [id] : [])).sort();
  };
  await backfill.step();
  assert.deepEqual(await won(), ['a']);
  const pinged = t.mock.method(store, 'ping', () => Promise.reject(away));
  failing(store, 'log');
  await assert.rejects(backfill.step(), away);
  pinged.mock.restore();
  store.log = (id, from) => {
    read.push(id);
    return log(id, from);
  };
  for (let i = 0; i < 9; i++) await backfill.step();
  assert.deepEqual(await won(), ['a', 'b', 'c'], 'what failed with the database was tried again');
  assert.deepEqual(read, ['a', 'b', 'broken', 'c']);
  assert.equal(failures.length, 1);
  assert.deepEqual((await store.find({ finished: 'Cyd', limit: 1 }))[0].winners, winners);
  await store.create({ ...game, id: 'd' }, summary);
  await store.append('d', lines, { waiting: null, persons: ['Cyd'] });
  const scheduler = new Scheduler(
    store,
    new Rooms(store, () => {}),
    () => {},
    () => {},
  );
  scheduler.start();
  while (!(await won()).includes('d')) await setTimeout(20);
  scheduler.stop();
  await store.close();
});
