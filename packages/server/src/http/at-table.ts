import type { TableInfo } from '@meltemi/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Room } from '../live/room.ts';
import type { Person } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import type { House } from './house.ts';
import { knownPerson } from './session.ts';

// Requests about one table.

const WORD = '^[A-Za-z0-9_-]{1,20}$';
export const Id = Type.Object({ id: Type.String({ pattern: WORD }) });
const word = new RegExp(WORD);

export function isId(text: string): boolean {
  return word.test(text);
}
export type OfTable = { Params: { id: string } };

/** Does something in the room of the table that is asked for. */
export function inRoom<T>(
  { rooms }: House,
  request: FastifyRequest<OfTable>,
  work: (room: Room) => Promise<T>,
): Promise<T> {
  return rooms.use(request.params.id, (room) => {
    if (!room) throw Object.assign(new Error('There is no such table.'), { statusCode: 404 });
    return work(room);
  });
}

/** Somebody who has a name asks for something at a table: what the table is then. */
export async function atTable(
  house: House,
  request: FastifyRequest<OfTable>,
  work: (table: Table, person: Person) => Entry[],
): Promise<TableInfo> {
  const person = await knownPerson(house, request);
  return inRoom(house, request, async (room) => {
    await room.request(null, (table) => work(table, person));
    return room.info();
  });
}
