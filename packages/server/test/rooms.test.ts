import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BotMover } from '../src/bots/mover.ts';
import type { BotPool } from '../src/bots/pool.ts';
import type { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { begun, listener, made } from './room.ts';

// Which rooms a node keeps, and that there is never a second one for a table.

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function collected(): Promise<void> {
  await nextTurn();
  collect();
  await nextTurn();
}

test('a table has one room, however many there are', async () => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {}, 2);
  const room = await begun(rooms);
  for (let i = 0; i < 5; i++) await made(rooms);
  await collected();
  const again = await rooms.room(room.id);
  assert.ok(again === room);
  const [ada, ben] = [listener('Ada'), listener('Ben')];
  await room.enter(ada);
  await again.enter(ben);
  await again.request(null, () => [{ do: 'pause', seat: 0, paused: true }]);
  assert.equal(ada.latest('table')?.version, room.now.version);
  assert.equal(ben.latest('table')?.version, room.now.version);
});

test('those who come at the same moment to a table beyond the others get the same room', async () => {
  const rooms = new Rooms(new SqliteStore(':memory:'), () => {}, 1);
  const held = [await made(rooms), await made(rooms)];
  for (const room of held) await room.enter(listener('Ada'));
  const id = await rooms.create('Ada', held[0].now.game.agreement);
  const [one, two] = await Promise.all([rooms.room(id), rooms.room(id)]);
  assert.ok(one !== null && one === two && one === (await rooms.room(id)));
});

test('a room in which a bot thinks is not opened again; one that nobody has is', { timeout: 60_000 }, async () => {
  const { promise: thought, resolve: decide } = Promise.withResolvers<void>();
  let asked = 0;
  const first = ({ legal }: { legal: unknown[] }) => thought.then(() => legal[0]);
  const think = (_: string, question: { legal: unknown[] }) => (asked++ ? new Promise(() => {}) : first(question));
  const pool = { use: (_: object, work: (ask: typeof think) => unknown) => work(think) };
  const store = new SqliteStore(':memory:');
  const mover = new BotMover('node', store, pool as unknown as BotPool, 15_000);
  const rooms = new Rooms(store, (room) => void mover.consider(room).catch(() => {}), 1);
  const bot = { level: 'easy' } as const;
  const id = await begun(rooms, [bot, bot, bot]).then((room) => room.id);
  const quiet = new WeakRef(await made(rooms));
  await made(rooms);
  await collected();
  assert.equal(quiet.deref(), undefined, 'nobody has it, and it is not kept');
  const page = listener('Ada');
  const room = (await rooms.room(id)) as Room;
  await room.enter(page);
  const { version } = room.now;
  decide();
  while (!page.latest('news')) await nextTurn();
  assert.ok((page.latest('news')?.version ?? 0) > version);
});

test('a table that can not be opened is no other table’s trouble', async () => {
  const store = new SqliteStore(':memory:');
  const rooms = new Rooms(store, () => {}, 1);
  const { id: bad } = await made(rooms);
  await made(rooms);
  await collected();
  const { promise: away, reject: fail } = Promise.withResolvers<never>();
  const real = store.log.bind(store);
  store.log = (game, from) => (game === bad ? away : real(game, from));
  const first = rooms.room(bad);
  const others = Promise.all([made(rooms), made(rooms)]);
  setImmediate(() => fail(new Error('the database is away')));
  await assert.rejects(first, /away/);
  await others;
  store.log = real;
  assert.equal((await rooms.room(bad))?.id, bad, 'it is tried again');
});
