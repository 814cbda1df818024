import { writeSync } from 'node:fs';
import { random, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { History } from '@meltemi/engine/record';
import { Rooms } from '../../src/live/rooms.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { begun } from '../room.ts';

// node packages/server/test/power/player.ts FILE MOVES SEED: plays games in this process, and writes a line for each move that is stored.

const [file = '', moves = '', seed = ''] = process.argv.slice(2);
const luck = random(seed);
const store = new SqliteStore(file);
const rooms = new Rooms(store, () => {});
let room = await begun(rooms);
for (let i = 0; i < Number(moves); i++) {
  if (room.now.status === 'over' || i % 100 === 99) room = await begun(rooms);
  const version = await room.request(`key-${i}-of-it`, ({ history }) => {
    const { state, legal, next } = history as History;
    return [{ do: 'move', by: next as number, move: writeMove(state, legal[below(luck, legal.length)]) }];
  });
  writeSync(1, `stored ${room.id} ${version} ${room.receipt(version)}\n`);
}
await store.close();
