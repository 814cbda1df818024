import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Room } from '../src/live/room.ts';
import { Rooms } from '../src/live/rooms.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Table } from '../src/table/table.ts';
import { failing, made } from './room.ts';

// One table, and what it tells when the store fails or people come and go at the wrong moment.

test('a database that is away for a moment is no game of other rules', async () => {
  const store = new SqliteStore(':memory:');
  const { agreement } = (await made(new Rooms(store, () => {}))).now.game;
  const game = { id: 'older', made: 1, host: 'Ada', agreement, engine: '0', seed: 'ab' };
  await store.create(game, new Table(game).summary());
  failing(store, 'log');
  await assert.rejects(
    Room.open('older', store, () => {}),
    /the database is away/,
  );
  assert.ok(await Room.open('older', store, () => {}));
});
