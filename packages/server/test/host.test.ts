import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Numbers, type TableInfo } from '@meltemi/protocol';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { Rooms } from '../src/live/rooms.ts';
import { Scheduler } from '../src/live/scheduler.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { automaticEntry } from '../src/table/auto-entries.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { Play } from './play.ts';
import { Visitor } from './player.ts';
import { begun } from './room.ts';

// Means of hosts against people who spoil a game: security finding F8.

const AGREEMENT = { options: { players: 3, start: 'quick' }, clock: null, listed: true, hints: false, undo: true };

describe('the host of a table', () => {
  let app: FastifyInstance;
  let address = '';
  let ada: Visitor;
  let eve: Visitor;
  const store = new SqliteStore(':memory:');
  before(async () => {
    app = await serve(readSettings({ LOG_LEVEL: 'silent', PORT: '0', REQUESTS: '100000' }), store, null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    [ada, eve] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Eve')];
  });
  after(() => app.close());

  async function made(): Promise<string> {
    return (await ada.call<{ id: string }>('POST', '/api/tables', AGREEMENT)).id;
  }
  const lobby = async () => (await eve.call<{ id: string }[]>('GET', '/api/tables')).map(({ id }) => id);

  test('sends a stranger away, who can not sit down again, and puts a bot there', async () => {
    const id = await made();
    await eve.sit(id, 1);
    const page = await eve.connect(id);
    assert.equal(page.seat, 1);
    await assert.rejects(eve.call('DELETE', `/api/tables/${id}/seats/1`), /Only the host/);
    const { seats } = await ada.call<TableInfo>('DELETE', `/api/tables/${id}/seats/1`);
    assert.equal(seats[1], null);
    await page.until(() => page.seat === null);
    for (const seat of [1, 2]) await assert.rejects(eve.sit(id, seat), /sent you away/);
    await ada.call('PUT', `/api/tables/${id}/seats/1/bot`, { level: 'easy' });
    assert.deepEqual(await eve.call('GET', '/api/tables?mine=all'), [], 'it is no table of hers');
    await assert.rejects(ada.call('DELETE', `/api/tables/${id}/seats/2`), /Nobody sits there/);
  });

  test('lets somebody in again who was sent away', async () => {
    const id = await made();
    await eve.sit(id, 1);
    const page = await eve.connect(id);
    await ada.call('DELETE', `/api/tables/${id}/seats/1`);
    await page.until(() => page.info.removed.length > 0);
    const [{ person, name }] = page.info.removed;
    assert.equal(name, 'Eve');
    const back = `/api/tables/${id}/removed/${person}`;
    await assert.rejects(eve.call('DELETE', back), /Only the host/);
    await ada.call('DELETE', back);
    await page.until(() => page.info.removed.length === 0);
    await eve.sit(id, 1);
    await page.until(() => page.seat === 1);
    assert.deepEqual((await ada.call<TableInfo>('DELETE', back)).removed, [], 'twice is once');
  });

  test('alone begins, and arranges bots before that', async () => {
    const id = await made();
    await eve.sit(id, 1);
    for (const seat of [0, 2])
      await assert.rejects(
        eve.call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'random' }),
        /Only the host/,
      );
    for (const seat of [0, 2]) await ada.call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'random' });
    await assert.rejects(eve.call('POST', `/api/tables/${id}/start`), /Only the host/);
    await ada.call('POST', `/api/tables/${id}/start`);
    for (const path of [`/api/tables/${id}/seats/1`, `/api/tables/${id}`])
      await assert.rejects(ada.call('DELETE', path), /about to begin/);
    await assert.rejects(eve.call('DELETE', `/api/tables/${id}/seats/mine`), /about to begin/);
    await eve.connect(id);
    while ((await ada.call<TableInfo>('GET', `/api/tables/${id}`)).status === 'open') await setTimeout(5);
    await assert.rejects(ada.call('DELETE', `/api/tables/${id}/seats/1`), /begun already/);
    await assert.rejects(ada.call('DELETE', `/api/tables/${id}`), /begun already/);
  });

  test('locks it: nobody new sits down, and the lobby does not show it', async () => {
    const id = await made();
    assert.ok((await lobby()).includes(id));
    await assert.rejects(eve.call('PUT', `/api/tables/${id}/lock`, { locked: true }), /Only the host/);
    assert.equal((await ada.call<TableInfo>('PUT', `/api/tables/${id}/lock`, { locked: true })).locked, true);
    assert.ok(!(await lobby()).includes(id));
    await assert.rejects(eve.sit(id, 1), /locked/);
    await ada.sit(id, 0);
    await ada.call('PUT', `/api/tables/${id}/lock`, { locked: false });
    await eve.sit(id, 1);
    assert.ok((await lobby()).includes(id));
  });

  test('closes it: it is in no list, and nobody can use it any more', async () => {
    const id = await made();
    await eve.sit(id, 1);
    const page = await eve.connect(id);
    await assert.rejects(eve.call('DELETE', `/api/tables/${id}`), /Only the host/);
    await ada.call('DELETE', `/api/tables/${id}`);
    await page.until(() => page.info.closed);
    assert.deepEqual([page.seat, page.info.status, page.view], [null, 'over', null]);
    assert.ok(!(await lobby()).includes(id));
    for (const which of ['all', 'over'])
      assert.ok(!JSON.stringify(await eve.call('GET', `/api/tables?mine=${which}`)).includes(id));
    await assert.rejects(eve.sit(id, 0), /over/);
    await assert.rejects(ada.call('GET', `/api/tables/${id}/export`), /closed/);
    await assert.rejects(ada.call('POST', `/api/tables/${id}/rematch`), /not over, or was not yours/);
    assert.equal((await ada.call<TableInfo>('DELETE', `/api/tables/${id}`)).closed, true, 'twice is once');
  });
});

test('a table that is closed while first numbers are shown does not begin', () => {
  const numbers = ['a', 'b', 'c'].map((secret) => new Numbers(secret));
  const { table, ...play } = Play.fair(numbers, [1]);
  assert.equal(typeof summaryOf(table).deadline, 'number');
  table.fold({ seq: table.version, at: play.now, key: null, entry: '{"do":"close"}' });
  const { status, deadline } = summaryOf(table);
  assert.deepEqual([status, deadline, table.starting, automaticEntry(table)], ['over', null, null, null]);
});

test('one address with many names does not push an honest table out of the lobby', async () => {
  const app = await serve(readSettings({ LOG_LEVEL: 'silent', PORT: '0' }), new SqliteStore(':memory:'), null);
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const make = (who: Visitor) => who.call<{ id: string }>('POST', '/api/tables', AGREEMENT);
    const { id } = await make(await Visitor.named(address, 'Ada'));
    const names = await Promise.all(['Eve', 'Eva'].map((name) => Visitor.named(address, name)));
    const flood = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => make(names[i % 2])));
    assert.equal(flood.filter(({ status }) => status === 'fulfilled').length, 19, 'with the honest one 20 an hour');
    const open = await names[0].call<{ id: string }[]>('GET', '/api/tables');
    assert.equal(open.length, 3, 'one of each name');
    assert.equal(open[2].id, id);
    await names[0].call('POST', '/api/tables', { ...AGREEMENT, listed: false });
  } finally {
    await app.close();
  }
});

describe('a pause', () => {
  test('is for everybody three times in a game', () => {
    const play = new Play({ live: 60, increment: 0 });
    for (let i = 0; i < 3; i++) {
      play.ask(0, { do: 'pause' });
      play.ask(1, { do: 'pause' });
    }
    assert.throws(() => play.ask(0, { do: 'pause' }), { code: 'no-pause' });
    play.ask(1, { do: 'pause' });
    play.ask(0, { do: 'pause' });
    assert.equal(play.table.time.isPaused, false, 'the clocks are started by anybody');
  });

  test('ends by itself, sooner with a live clock than by letter', () => {
    for (const [clock, most] of [
      [{ live: 60, increment: 0 }, 900_000],
      [{ hours: 1 }, 604_800_000],
    ] as const) {
      const play = new Play(clock);
      play.now = 5;
      play.ask(0, { do: 'pause' });
      assert.equal(summaryOf(play.table).deadline, 5 + most);
    }
  });

  test('that is over is ended by the scheduler', async (t) => {
    const store = new SqliteStore(':memory:');
    const rooms = new Rooms(store, () => {});
    const room = await begun(rooms, undefined, { live: 60, increment: 0 });
    await room.request(null, () => [{ do: 'pause', seat: 0, paused: true }]);
    const scheduler = new Scheduler(store, rooms, () => {}, assert.ifError);
    t.after(() => scheduler.stop());
    const now = Date.now();
    t.mock.method(Date, 'now', () => now + 900_001);
    scheduler.start();
    while (room.now.time.isPaused) await setTimeout(5);
    assert.equal(room.now.late, null, 'the time before the pause is not lost');
  });
});
