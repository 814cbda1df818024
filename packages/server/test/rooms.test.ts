import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BotMover } from '../src/bots/mover.ts';
import type { BotPool } from '../src/bots/pool.ts';
import type { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { StoreListener } from '../src/store/store.ts';
import { Table } from '../src/table/table.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { begun, listener, made, play } from './room.ts';

// Which rooms a node keeps open, and that there is never a second one for a table.

/** Somebody who uses a room until told to leave. */
async function user(rooms: Rooms, id: string) {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: room, resolve: enter } = Promise.withResolvers<Room>();
  const done = rooms.use(id, async (found) => {
    enter(found as Room);
    await left;
  });
  const go = () => {
    leave();
    return done;
  };
  return { room: await room, leave: go };
}

const roomOf = (rooms: Rooms, id: string) => rooms.use(id, (room) => room);

test('a table has one room while anybody uses it, however many there are', async () => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {}, 200);
  const { id } = await begun(rooms);
  const [first, second] = [await user(rooms, id), await user(rooms, id)];
  const [ada, ben] = [listener('Ada'), listener('Ben')];
  await first.room.enter(ada);
  await second.room.enter(ben);
  await first.leave();
  for (let i = 0; i < 5; i++) await made(rooms);
  const room = await roomOf(rooms, id);
  assert.ok(room === second.room);
  await room.request(null, () => [{ do: 'pause', seat: 0, paused: true }]);
  for (const page of [ada, ben]) assert.equal(page.latest('table')?.version, room.now.version);
  await second.leave();
  for (let i = 0; i < 5; i++) await made(rooms);
  assert.notEqual(await roomOf(rooms, id), room, 'nobody used it, so it was closed');
});

test('the rooms that were used last stay open', async () => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {}, 200);
  const [one, two] = [await made(rooms), await made(rooms)];
  assert.ok((await roomOf(rooms, one.id)) === one);
  await made(rooms);
  assert.ok((await roomOf(rooms, one.id)) === one);
  assert.ok((await roomOf(rooms, two.id)) !== two);
});

test('a room that nobody has used for ten minutes is closed, whatever room there is', async () => {
  let now = 0;
  const rooms = new Rooms(
    new SqliteStore(':memory:'),
    () => {},
    1_000_000,
    () => now,
  );
  const [used, unused] = [await made(rooms), await made(rooms)];
  const { leave } = await user(rooms, used.id);
  now = 599_999;
  rooms.closeOld();
  assert.equal(rooms.size, 2);
  now++;
  rooms.closeOld();
  assert.deepEqual([rooms.isOpen(used.id), rooms.isOpen(unused.id)], [true, false]);
  await leave();
  now += 599_999;
  rooms.closeOld();
  assert.ok(rooms.isOpen(used.id), 'from when its last user left');
  now++;
  rooms.closeOld();
  assert.equal(rooms.size, 0);
});

test('rooms of long games leave less for others', async () => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {}, 400);
  const [long, first, second] = [await begun(rooms), await made(rooms), await made(rooms)];
  await rooms.use(long.id, async () => {
    while ((long.now.history?.steps.length ?? 0) < 150) await play(long);
  });
  const areOpen = () => [long, first, second].map(({ id }) => rooms.isOpen(id));
  assert.deepEqual(areOpen(), [true, false, true], 'what was used last stays');
  await made(rooms);
  assert.deepEqual(areOpen(), [true, false, false]);
  await made(rooms);
  assert.deepEqual(areOpen(), [false, false, false]);
  for (let i = 0; i < 9; i++) await made(rooms);
  assert.equal(rooms.size, 4);
});

test('those who come at the same moment to a table beyond the others get the same room', async () => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {}, 100);
  const held = [await made(rooms), await made(rooms)];
  for (const { id } of held) await user(rooms, id);
  const id = await rooms.create('Ada', held[0].now.game.agreement);
  const [one, two] = await Promise.all([user(rooms, id), user(rooms, id)]);
  assert.ok(one.room === two.room && one.room === (await roomOf(rooms, id)));
});

test('after a time without notices every open room reads what it missed, once', async () => {
  const ears: StoreListener[] = [];
  class Silent extends SqliteStore {
    override listen(heard: StoreListener): void {
      ears.push(heard);
    }
  }
  const store = new Silent(':memory:');
  const [here, there] = [new Rooms(store, () => {}), new Rooms(store, () => {})];
  const tables = [await begun(here), await begun(here)];
  const missing = await Promise.all(tables.map(({ id }) => roomOf(there, id)));
  for (const room of tables) await room.request(null, () => [{ do: 'pause', seat: 0, paused: true }]);
  const versions = (rooms: readonly (Room | null)[]) => rooms.map((room) => room?.now.version);
  assert.notDeepEqual(versions(missing), versions(tables));
  ears[1].missed();
  await there.atRest();
  assert.deepEqual(versions(missing), versions(tables));
});

test('a room in which a bot thinks is not opened again', async () => {
  const { promise: thought, resolve: decide } = Promise.withResolvers<void>();
  let asked = 0;
  const first = ({ legal }: { legal: unknown[] }) => thought.then(() => legal[0]);
  const think = (_: string, question: { legal: unknown[] }) => (asked++ ? new Promise(() => {}) : first(question));
  const pool = { use: (_: object, work: (ask: typeof think) => unknown) => work(think) };
  const store = new SqliteStore(':memory:');
  const mover = new BotMover('node', store, pool as unknown as BotPool, 15_000);
  const move = (room: Room) => void rooms.use(room.id, () => mover.consider(room)).catch(() => {});
  const rooms: Rooms = new Rooms(store, move, 100);
  const bot = { level: 'easy' } as const;
  const { id } = await begun(rooms, [bot, bot, bot]);
  await made(rooms);
  await made(rooms);
  const page = listener('Ada');
  const { room } = await user(rooms, id);
  await room.enter(page);
  const { version } = room.now;
  decide();
  while (!page.latest('news')) await nextTurn();
  assert.ok((page.latest('news')?.version ?? 0) > version);
});

test('a table that was looked for too early is found once it is there', async () => {
  const store = new SqliteStore(':memory:');
  const rooms = new Rooms(store, () => {});
  const { game } = (await made(rooms)).now;
  const early = { ...game, id: 'early' };
  assert.equal(await roomOf(rooms, 'early'), null);
  await store.create(early, summaryOf(new Table(early)));
  assert.equal((await roomOf(rooms, 'early'))?.id, 'early');
});

test('a table that can not be opened is no other table’s trouble', async () => {
  const store = new SqliteStore(':memory:');
  const rooms = new Rooms(store, () => {}, 100);
  const { id: bad } = await made(rooms);
  await made(rooms);
  const real = store.log.bind(store);
  const away = () => nextTurn().then(() => Promise.reject(new Error('the database is away')));
  store.log = (game, from) => (game === bad ? away() : real(game, from));
  const first = roomOf(rooms, bad);
  const others = Promise.all([made(rooms), made(rooms)]);
  await assert.rejects(first, /away/);
  await others;
  store.log = real;
  assert.equal((await roomOf(rooms, bad))?.id, bad, 'it is tried again');
});
