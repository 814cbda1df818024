import { random, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { History } from '@meltemi/engine/record';
import { Rooms } from '../src/live/rooms.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Game, LogLine } from '../src/store/store.ts';
import type { Winner } from '../src/store/winner.ts';
import type { SeatedBy } from '../src/table/entry.ts';
import { begun } from './room.ts';

export interface Finished {
  readonly game: Game;
  readonly lines: readonly LogLine[];
  readonly winners: readonly Winner[];
}

/** A game of these that was played to its end, whatever came to mind. */
export async function finished(sitters?: readonly SeatedBy[]): Promise<Finished> {
  const store = new SqliteStore(':memory:');
  const room = await begun(new Rooms(store, () => {}), sitters);
  const luck = random('finished');
  while (room.now.status === 'running')
    await room.request(null, ({ history }) => {
      const { state, legal, next } = history as History;
      return [{ do: 'move', by: next as number, move: writeMove(state, legal[below(luck, legal.length)]) }];
    });
  const { game } = room.now;
  const [{ winners }] = await store.find({ limit: 1 });
  const lines = await store.log(game.id, 0);
  await store.close();
  return { game, lines, winners: winners ?? [] };
}
