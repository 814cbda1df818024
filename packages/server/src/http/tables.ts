import type { Level } from '@meltemi/bots';
import { Agreement, Level as LevelSchema, TableInfo } from '@meltemi/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Room } from '../live/room.ts';
import type { Listed } from '../store/store.ts';
import { recordOf } from '../table/record.ts';
import { Refusal } from '../table/refusal.ts';
import { botsOf, seatBot, sitDown, standUp, start } from '../table/requests.ts';
import type { House } from './house.ts';
import { fromHere, knownPerson } from './session.ts';

const Id = Type.Object({ id: Type.String({ maxLength: 20, pattern: '^[A-Za-z0-9_-]+$' }) });
const Seat = Type.Object({ id: Type.String({ maxLength: 20 }), seat: Type.Integer({ minimum: 0, maximum: 5 }) });
const Sit = Type.Object({ entropy: Type.Optional(Type.String({ maxLength: 64 })) }, { additionalProperties: false });
const Bot = Type.Object({ level: Type.Union([LevelSchema, Type.Null()]) }, { additionalProperties: false });
const closed = { additionalProperties: false };
const Which = Type.Object(
  { mine: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('waiting'), Type.Literal('over')])) },
  closed,
);

/** A table that was not begun by then counts no more against those one may have. */
const FORGOTTEN = 3 * 86_400_000;

type OfTable = { Params: { id: string } };
type OfSeat = { Params: { id: string; seat: number } };

/** Tables: to make, to find, to sit down at, to begin. */
export function tables(house: House): FastifyPluginAsync {
  const { rooms, store, settings } = house;

  async function roomOf(request: FastifyRequest<OfTable>): Promise<Room> {
    const room = await rooms.room(request.params.id);
    if (!room) throw Object.assign(new Error('There is no such table.'), { statusCode: 404 });
    return room;
  }
  const infoOf = (room: Room) => room.info();

  /** A line of a list; who has to decide is everybody's knowledge. */
  async function publicly({ id, made, host, agreement, status, freeSeats, played, persons, waiting }: Listed) {
    const names = await Promise.all(persons.map(async (person) => (await store.person(person))?.name ?? ''));
    return { id, made, host, agreement, status, freeSeats, played, persons, names, waiting };
  }

  return async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && !fromHere(house, request))
        throw new Refusal('origin', 'This comes from another page.');
    });

    app.post<{ Body: Agreement }>('/', { schema: { summary: 'Make a table', body: Agreement } }, async (request) => {
      const person = await knownPerson(house, request);
      if ((await store.tablesOf(person.id, Date.now() - FORGOTTEN)) >= settings.tablesEach)
        throw new Refusal('too-many', `You have ${settings.tablesEach} tables already: finish one first.`);
      return { id: await rooms.create(person.id, request.body) };
    });

    app.get<{ Querystring: { mine?: string } }>(
      '/',
      { schema: { summary: 'Open tables, or one’s own', querystring: Which } },
      async (request) => {
        const { mine } = request.query;
        if (!mine) return Promise.all((await store.find({ status: 'open', listed: true, limit: 100 })).map(publicly));
        const person = await knownPerson(house, request);
        const search = mine === 'waiting' ? { waiting: person.id } : { person: person.id };
        const found = await store.find({ ...search, limit: 200 });
        return Promise.all(found.filter(({ status }) => mine !== 'over' || status === 'over').map(publicly));
      },
    );

    app.get<OfTable>(
      '/:id',
      { schema: { summary: 'A table', params: Id, response: { 200: TableInfo } } },
      async (request) => infoOf(await roomOf(request)),
    );

    app.put<OfSeat & { Body: { entropy?: string } }>(
      '/:id/seats/:seat',
      { schema: { summary: 'Sit down', params: Seat, body: Sit } },
      async (request) => {
        const { id: person, name } = await knownPerson(house, request);
        const room = await roomOf(request);
        await room.request(null, (table) =>
          sitDown(table, checkedSeat(room, request.params.seat), { person, name, ...request.body }),
        );
        return infoOf(room);
      },
    );

    app.put<OfSeat & { Body: { level: Level | null } }>(
      '/:id/seats/:seat/bot',
      { schema: { summary: 'Put a bot there, or take it away', params: Seat, body: Bot } },
      async (request) => {
        const person = await knownPerson(house, request);
        const room = await roomOf(request);
        await room.request(null, (table) =>
          seatBot(table, person.id, checkedSeat(room, request.params.seat), request.body.level),
        );
        return infoOf(room);
      },
    );

    app.delete<OfTable>('/:id/seats/mine', { schema: { summary: 'Stand up', params: Id } }, async (request) => {
      const person = await knownPerson(house, request);
      const room = await roomOf(request);
      await room.request(null, (table) => standUp(table, person.id));
      return infoOf(room);
    });

    app.post<OfTable>('/:id/start', { schema: { summary: 'Begin', params: Id } }, async (request) => {
      const person = await knownPerson(house, request);
      const room = await roomOf(request);
      await room.request(null, (table) => start(table, person.id));
      return infoOf(room);
    });

    app.post<OfTable>(
      '/:id/rematch',
      { schema: { summary: 'The next table of the same company', params: Id } },
      async (request) => {
        const person = await knownPerson(house, request);
        const room = await roomOf(request);
        const { rematch, status, game } = room.now;
        if (rematch) return { id: rematch };
        if (status !== 'over' || room.now.seatOf(person.id) === null)
          throw new Refusal('not-over', 'The game is not over, or was not yours.');
        const id = await rooms.create(person.id, game.agreement);
        const next = await rooms.room(id);
        await next?.request(null, () => botsOf(room.now));
        await room.request(null, (table) => (table.rematch ? [] : [{ do: 'rematch', table: id }]));
        return { id: room.now.rematch };
      },
    );

    app.get<OfTable>(
      '/:id/export',
      { schema: { summary: 'A finished game as a file', params: Id } },
      async (request, reply) => {
        const room = await roomOf(request);
        if (room.now.status !== 'over')
          throw new Refusal('running', 'A running game has secrets: it can be saved when it is over.');
        reply.header('content-disposition', `attachment; filename="meltemi-${room.id}.json"`);
        return recordOf(room.now, await store.log(room.id, 0));
      },
    );
  };
}

function checkedSeat(room: Room, seat: number): number {
  if (seat >= room.now.seats.length) throw new Refusal('no-such-seat', `There are ${room.now.seats.length} seats.`);
  return seat;
}
