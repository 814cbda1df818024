import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BotMover } from '../src/bots/mover.ts';
import type { BotPool } from '../src/bots/pool.ts';
import { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { Scheduler } from '../src/live/scheduler.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { StoreListener } from '../src/store/store.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { begun, failing, listener, made, play } from './room.ts';

// One table, and what it tells when the store fails or people come and go at the wrong moment.

test('a database that is away for a moment is no game of other rules', async () => {
  const store = new SqliteStore(':memory:');
  const { agreement } = (await made(new Rooms(store, () => {}))).now.game;
  const game = { id: 'older', made: 1, host: 'Ada', agreement, engine: '0', seed: 'ab' };
  await store.create(game, summaryOf(new Table(game)));
  failing(store, 'log');
  await assert.rejects(
    Room.open('older', store, () => {}),
    /the database is away/,
  );
  assert.ok(await Room.open('older', store, () => {}));
});

test('what is not stored is shown to nobody: a running game keeps its seed', async () => {
  const store = new SqliteStore(':memory:');
  const room = await begun(new Rooms(store, () => {}));
  failing(store, 'append');
  const ending = room.request(null, () => [{ do: 'late-choice', seat: 0, choice: 'end' }]);
  const meanwhile = room.info();
  await assert.rejects(ending, /the database is away/);
  for (const { status, seed } of [await meanwhile, await room.info()])
    assert.deepEqual([status, seed], ['running', null]);
});

test('what lists say of a game is what its log says, and moves of people without a clock change none of its rows', async () => {
  const store = new SqliteStore(':memory:');
  const room = await begun(new Rooms(store, () => {}));
  const append = store.append.bind(store);
  let summaries = 0;
  store.append = (game, lines, after) => {
    if (after.summary) summaries++;
    return append(game, lines, after);
  };
  const compare = async () => {
    const [{ status, waiting, played, bot, deadline, freeSeats, listed, winners }] = await store.find({ limit: 1 });
    const [{ at }] = await store.log(room.id, room.now.version - 1);
    assert.deepEqual({ status, bot, deadline, freeSeats, listed, winners }, summaryOf(room.now));
    assert.deepEqual([waiting, played], [room.now.waiting, at]);
  };
  for (let i = 0; i < 100; i++) {
    await play(room);
    await compare();
  }
  assert.equal(summaries, 0);
  await room.request(null, () => [{ do: 'late-choice', seat: 0, choice: 'end' }]);
  await compare();
  assert.deepEqual([room.now.status, room.now.waiting, summaries], ['over', null, 1]);
});

test('a bot whose move could not be stored moves again', async (t) => {
  const store = new SqliteStore(':memory:');
  const { promise: failed, resolve } = Promise.withResolvers<unknown>();
  let asked = 0;
  const ask = async (_: string, { legal }: { legal: unknown[] }) => {
    if (asked++ === 0) failing(store, 'append');
    return asked < 3 ? legal[0] : new Promise(() => {});
  };
  const use = (_: object, work: (think: typeof ask) => unknown) => work(ask);
  const mover = new BotMover('node', store, { use } as unknown as BotPool, 15_000);
  const move = (room: Room) => void mover.consider(room).catch(resolve);
  const rooms = new Rooms(store, move);
  const room = await begun(rooms);
  const page = listener('Ada');
  await room.enter(page);
  const seat = room.now.history?.next as number;
  await room.request(null, () => [{ do: 'seat', seat, sitter: { level: 'easy' } }]);
  assert.match(String(await failed), /the database is away/);
  const scheduler = new Scheduler(store, rooms, move, assert.ifError);
  t.after(() => scheduler.stop());
  scheduler.start();
  while (!page.latest('news')) await nextTurn();
});

test('a bot’s move is claimed when there is a thread for it, and not while it waits', async (t) => {
  const store = new SqliteStore(':memory:');
  const claimed = t.mock.method(store, 'claim');
  const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
  const use = (_: object, work: (think: () => unknown) => unknown) =>
    turn.then(() => work(() => new Promise(() => {})));
  const mover = new BotMover('node', store, { use } as unknown as BotPool, 15_000);
  const room = await begun(new Rooms(store, (room) => void mover.consider(room)));
  const seat = room.now.history?.next as number;
  await room.request(null, () => [{ do: 'seat', seat, sitter: { level: 'easy' } }]);
  await nextTurn();
  assert.equal(claimed.mock.callCount(), 0);
  begin();
  while (claimed.mock.callCount() === 0) await nextTurn();
});

test('a move that ends a proposal to go back says so', async () => {
  const room = await begun(new Rooms(new SqliteStore(':memory:'), () => {}));
  await play(room);
  const page = listener('Ada');
  await room.enter(page);
  await room.request(null, () => [{ do: 'propose', seat: 0, to: 0 }]);
  assert.deepEqual(page.latest('table')?.info.rewind, { to: 0, agreed: [0] });
  await play(room);
  assert.equal(page.latest('table')?.info.rewind, null);
  assert.equal(page.latest('table')?.version, room.now.version);
  const told = page.heard.length;
  await play(room);
  assert.deepEqual(
    page.heard.slice(told).map(({ is }) => is),
    ['news'],
    'and then a move is a move again',
  );
});

test('a node that could not read what another has written reads it a little later', async () => {
  const [store, other] = [new SqliteStore(':memory:'), new SqliteStore(':memory:')];
  let ears: StoreListener | undefined;
  // Another node with the same data.
  const [game, sealed, log] = [store.game.bind(store), store.sealed.bind(store), store.log.bind(store)];
  Object.assign(other, { game, sealed, log, listen: (e: StoreListener) => (ears = e) });
  const rooms = new Rooms(other, () => {});
  const here = await begun(new Rooms(store, () => {}));
  const there = await rooms.use(here.id, (room) => room as Room);
  const page = listener('Ben');
  await there.enter(page);
  const miss = async () => {
    failing(other, 'log');
    await play(here);
    ears?.appended(here.id, here.now.version - 1);
    await nextTurn();
    assert.ok((page.latest('hello')?.version ?? 0) < here.now.version);
  };
  await miss();
  await there.resync(page);
  assert.equal(page.latest('hello')?.version, here.now.version, 'as soon as anybody asks');
  await miss();
  rooms.mend();
  await nextTurn();
  await rooms.atRest();
  assert.equal(page.latest('hello')?.version, here.now.version, 'or in the next round');
});

test('who leaves before being greeted is not here', async () => {
  const room = await begun(new Rooms(new SqliteStore(':memory:'), () => {}));
  const page = listener('Ada');
  const playing = play(room);
  const entering = room.enter(page);
  room.leave(page);
  await Promise.all([playing, entering]);
  const [first] = (await room.info()).seats;
  assert.ok(first && 'person' in first && first.away !== null);
  assert.equal(page.heard.length, 0);
});

test('everybody is told since when a person is away, whatever windows are open', async (t) => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {});
  const room = await begun(rooms);
  const away = async () => {
    const [first] = (await room.info()).seats;
    return first && 'person' in first ? first.away : undefined;
  };
  const [one, other] = [listener('Ada'), listener('Ada')];
  await room.enter(one);
  await room.enter(other);
  room.leave(one);
  assert.equal(await away(), null, 'another window');
  const now = Date.now();
  t.mock.method(Date, 'now', () => now + 60_000);
  room.leave(other);
  t.mock.method(Date, 'now', () => now + 90_000);
  assert.equal(await away(), now + 60_000);
  await room.enter(one);
  assert.equal(await away(), null);
});
