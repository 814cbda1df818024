import { writeMove } from '@meltemi/engine';
import type { History } from '@meltemi/engine/record';
import type { Agreement, ToClient } from '@meltemi/protocol';
import { checkToClient } from '@meltemi/protocol/check';
import type { Listener } from '../src/live/audience.ts';
import type { Room } from '../src/live/room.ts';
import type { Rooms } from '../src/live/rooms.ts';
import type { Store } from '../src/store/store.ts';
import type { SeatedBy } from '../src/table/entry.ts';

// Rooms for tests, without a server around them.

const PEOPLE: readonly SeatedBy[] = ['Ada', 'Ben', 'Cyd'].map((name) => ({ person: name, name }));

/** A new table for three. */
export async function made(rooms: Rooms, clock: Agreement['clock'] = null): Promise<Room> {
  const options = { players: 3, start: 'quick' } as Agreement['options'];
  const id = await rooms.create('Ada', { options, clock, listed: false, hints: false, undo: true });
  return rooms.use(id, (room) => room as Room);
}

/** A game that has begun. */
export async function begun(rooms: Rooms, sitters = PEOPLE, clock: Agreement['clock'] = null): Promise<Room> {
  const room = await made(rooms, clock);
  await room.request(null, () => [
    ...sitters.map((sitter, seat) => ({ do: 'seat', seat, sitter }) as const),
    { do: 'start', entropy: sitters.map(() => '') },
  ]);
  return room;
}

/** Whoever has to decide does. */
export function play(room: Room): Promise<number> {
  return room.request(null, ({ history }) => {
    const { state, legal, next } = history as History;
    return [{ do: 'move', by: next as number, move: writeMove(state, legal[0]) }];
  });
}

/** The store fails once. */
export function failing(store: Store, what: 'append' | 'log'): void {
  const real = store[what];
  store[what] = async () => {
    store[what] = real as never;
    throw new Error('the database is away');
  };
}

type Heard<K> = Extract<ToClient, { is: K }>;

/** Somebody who remembers what is told. */
export function listener(person: string | null) {
  const heard: ToClient[] = [];
  return {
    person,
    heard,
    hear: (text: string) => void heard.push(checkToClient(JSON.parse(text))),
    latest: <K extends ToClient['is']>(is: K) => heard.findLast((one): one is Heard<K> => one.is === is),
  } satisfies Listener & Record<string, unknown>;
}
