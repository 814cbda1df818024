import { Agreement, TableInfo } from '@meltemi/protocol';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import type { Store, TableRow } from '../store/store.ts';
import { NAMELESS } from '../table/name.ts';
import { RequestRefusal } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { newTable } from './new-table.ts';
import { knownPerson } from './session.ts';
import { checkKept, Id, inRoom, type OfTable } from './table-routes.ts';

const Which = Type.Object(
  { mine: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('waiting'), Type.Literal('over')])) },
  { additionalProperties: false },
);

/** What is looked for with one's own name. */
const WHOSE = { all: 'person', waiting: 'waiting', over: 'finished' } as const;

/** How long an open table is in the lobby, in milliseconds. */
const LISTED = 86_400_000;

/** Tables: to make, and to find. */
export function tables(context: Context): FastifyPluginAsync {
  const { store, limits } = context;
  return async (app) => {
    app.post<{ Body: Agreement }>('/', { schema: { summary: 'Make a table', body: Agreement } }, async (request) => {
      const person = await knownPerson(context, request);
      await checkKept(context, request, 'tables');
      if (request.body.listed && (await limits.isTooMany('listed', request.ip)))
        throw new RequestRefusal(
          'too-many-listed',
          'Too many tables of this address are in the lobby: make one by link.',
        );
      return { id: await newTable(context, person.id, request.body) };
    });

    app.get<{ Querystring: { mine?: keyof typeof WHOSE } }>(
      '/',
      { schema: { summary: 'Open tables, or one’s own', querystring: Which } },
      async (request) => {
        const { mine } = request.query;
        if (!mine) return publicly(store, await store.lobby(Date.now() - LISTED, 100));
        const { id } = await knownPerson(context, request);
        return publicly(store, await store.find({ [WHOSE[mine]]: id, limit: 200 }));
      },
    );

    app.get<OfTable>('/:id', { schema: { summary: 'A table', params: Id, response: { 200: TableInfo } } }, (request) =>
      inRoom(context, request, (room) => room.info()),
    );
  };
}

/** Lines of a list; who has to decide, and who has won, is everybody's knowledge. */
export function publicly(store: Store, list: readonly TableRow[]) {
  const line = async (table: TableRow) => {
    const { id, made, host, agreement, status, freeSeats, played, persons, waiting } = table;
    const names = await Promise.all(persons.map(async (person) => (await store.person(person))?.name ?? NAMELESS));
    const winners = table.winners?.map(({ seat, person, level }) =>
      level ? { seat, level } : { seat, name: names[persons.indexOf(person ?? '')] ?? '' },
    );
    return { id, made, host, agreement, status, freeSeats, played, persons, names, waiting, winners: winners ?? null };
  };
  return Promise.all(list.map(line));
}
