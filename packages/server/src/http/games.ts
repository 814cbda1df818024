import { createHmac } from 'node:crypto';
import type { Agreement } from '@meltemi/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { pagesOf } from '../live/log-pages.ts';
import type { Room } from '../live/room.ts';
import { Damaged } from '../store/damaged.ts';
import { recordOf } from '../table/record.ts';
import { RequestRefusal } from '../table/refusal.ts';
import { botsOf, keptSeatsOf, start } from '../table/requests.ts';
import type { Context } from './context.ts';
import { exclusively } from './keyed-mutex.ts';
import { newTable } from './new-table.ts';
import { knownPerson } from './session.ts';
import { atTable, checkCost, Id, inRoom, type OfTable } from './table-routes.ts';

/** Keys of a rematch. No request of a page has one of them: its key begins with the id of a person. */
const SEATS = 'rematch:seats';
const NAMED = 'rematch:named';

/** The game at a table: to begin it, to keep it, to play again. */
export function games(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.post<OfTable>('/:id/start', { schema: { summary: 'Begin', params: Id } }, (request) =>
      atTable(context, request, (table, { id }) => start(table, id)),
    );

    app.post<OfTable>(
      '/:id/rematch',
      { schema: { summary: 'The next table of the same company', params: Id } },
      async (request) => ({ id: await rematch(context, request) }),
    );

    app.get<OfTable>(
      '/:id/export',
      { schema: { summary: 'A finished game as a file', params: Id } },
      (request, reply) =>
        inRoom(context, request, (room) =>
          room.read(async (table) => {
            if (table.closed) throw new RequestRefusal('closed', 'The table was closed before the game.');
            if (table.status !== 'over')
              throw new RequestRefusal('running', 'A running game has secrets: it can be saved when it is over.');
            reply.header('content-disposition', `attachment; filename="meltemi-${room.id}.json"`);
            checkCost(context, request, 'export');
            const sealed = await context.store.sealed(room.id);
            if (!sealed) throw new Damaged(room.id, 'its row is missing');
            return recordOf(table, sealed.row, pagesOf(context.store, room.id));
          }),
        ),
    );
  };
}

/** A random board is drawn again. */
function withNewBoard(agreement: Agreement): Agreement {
  const { board, ...options } = agreement.options;
  return typeof board === 'object' && 'seed' in board ? { ...agreement, options } : agreement;
}

/**
 * The same table again, its bots seated, and the seats of its people kept. Its id follows from the game that is over, so that two who ask at the same
 * time, of any node, get one table; each step can be done again after a crash.
 */
async function rematch(context: Context, request: FastifyRequest<OfTable>): Promise<string | null> {
  const person = await knownPerson(context, request);
  return inRoom(context, request, (room) =>
    exclusively(`rematch of ${room.id}`, () => nextTable(context, room, person.id)),
  );
}

/** The seed is secret until the game is over. */
function rematchId(seed: string): string {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update('rematch').digest().toString('base64url', 0, 9);
}

async function nextTable(context: Context, room: Room, person: string): Promise<string | null> {
  const { known, mayAsk, agreement, seats, id } = await room.read((table) => ({
    known: table.rematch,
    mayAsk: table.status === 'over' && table.seatOf(person) !== null,
    agreement: withNewBoard(table.game.agreement),
    seats: [...botsOf(table), ...keptSeatsOf(table)],
    id: rematchId(table.game.seed),
  }));
  if (known) return known;
  if (!mayAsk) throw new RequestRefusal('not-over', 'The game is not over, or was not yours.');
  if (!(await context.store.game(id))) await newTable(context, person, agreement, id);
  await context.rooms.use(id, (next) => next?.request(SEATS, () => seats));
  await room.request(NAMED, (table) => (table.rematch ? [] : [{ do: 'rematch', table: id }]));
  return room.read((table) => table.rematch);
}
