import type { TableInfo } from '@meltemi/protocol';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Room } from '../live/room.ts';
import type { Person } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import type { COSTS } from './limits.ts';
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
export async function inRoom<T>(
  context: Context,
  request: FastifyRequest<OfTable>,
  work: (room: Room) => Promise<T>,
): Promise<T> {
  const { rooms } = context;
  if (!rooms.isOpen(request.params.id)) checkCost(context, request, 'opening');
  return rooms.use(request.params.id, (room) => {
    if (!room) throw Object.assign(new Error('There is no such table.'), { statusCode: 404 });
    return work(room);
  });
}

/** Something that costs more than other requests. */
export function checkCost({ limits, abuse }: Context, { ip }: FastifyRequest, what: keyof typeof COSTS): void {
  if (!limits.isTooMuch(what, ip)) return;
  abuse.note('requests', ip);
  throw tooFast();
}

/** Something that is kept for ever. */
export async function checkKept(
  { limits, abuse }: Context,
  { ip }: FastifyRequest,
  what: 'names' | 'tables' | 'reports',
): Promise<void> {
  if (!(await limits.isTooMany(what, ip))) return;
  abuse.note('requests', ip);
  throw tooFast();
}

function tooFast(): Error {
  return Object.assign(new Error('That was too much at once. Wait a minute.'), { statusCode: 429 });
}

/** Somebody who has a name asks for something at a table: what the table is then. */
export async function atTable(
  context: Context,
  request: FastifyRequest<OfTable>,
  work: (table: Table, person: Person) => Entry[],
): Promise<TableInfo> {
  const person = await knownPerson(context, request);
  return inRoom(context, request, async (room) => {
    await room.request(null, (table) => work(table, person));
    return room.info();
  });
}
