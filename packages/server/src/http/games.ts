import type { Agreement } from '@meltemi/protocol';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Room } from '../live/room.ts';
import { recordOf } from '../table/record.ts';
import { Refusal } from '../table/refusal.ts';
import { botsOf, start } from '../table/requests.ts';
import { atTable, Id, inRoom, type OfTable } from './at-table.ts';
import type { House } from './house.ts';
import { inTurn } from './in-turn.ts';
import { newTable } from './new-table.ts';
import { knownPerson } from './session.ts';

/** The game at a table: to begin it, to keep it, to play again. */
export function games(house: House): FastifyPluginAsync {
  return async (app) => {
    app.post<OfTable>('/:id/start', { schema: { summary: 'Begin', params: Id } }, (request) =>
      atTable(house, request, (table, { id }) => start(table, id)),
    );

    app.post<OfTable>(
      '/:id/rematch',
      { schema: { summary: 'The next table of the same company', params: Id } },
      async (request) => ({ id: await rematch(house, request) }),
    );

    app.get<OfTable>(
      '/:id/export',
      { schema: { summary: 'A finished game as a file', params: Id } },
      (request, reply) =>
        inRoom(house, request, (room) =>
          room.read(async (table) => {
            if (table.closed) throw new Refusal('closed', 'The table was closed before the game.');
            if (table.status !== 'over')
              throw new Refusal('running', 'A running game has secrets: it can be saved when it is over.');
            reply.header('content-disposition', `attachment; filename="meltemi-${room.id}.json"`);
            const sealed = await house.store.sealed(room.id);
            return recordOf(table, sealed?.row ?? {}, await house.store.log(room.id, 0));
          }),
        ),
    );
  };
}

/** A board that was drawn is drawn anew. */
function withNewBoard(agreement: Agreement): Agreement {
  const { board, ...options } = agreement.options;
  return typeof board === 'object' && 'seed' in board ? { ...agreement, options } : agreement;
}

/** The same table again, its bots seated; whoever asks second gets the first one's. It is made before it is named, so that the name leads somewhere. */
async function rematch(house: House, request: FastifyRequest<OfTable>): Promise<string | null> {
  const person = await knownPerson(house, request);
  return inRoom(house, request, (room) => inTurn(`rematch of ${room.id}`, () => nextTable(house, room, person.id)));
}

async function nextTable(house: House, room: Room, person: string): Promise<string | null> {
  const { known, mayAsk, agreement, bots } = await room.read((table) => ({
    known: table.rematch,
    mayAsk: table.status === 'over' && table.seatOf(person) !== null,
    agreement: withNewBoard(table.game.agreement),
    bots: botsOf(table),
  }));
  if (known) return known;
  if (!mayAsk) throw new Refusal('not-over', 'The game is not over, or was not yours.');
  const id = await newTable(house, person, agreement);
  await house.rooms.use(id, (next) => next?.request(null, () => bots));
  await room.request(null, (table) => (table.rematch ? [] : [{ do: 'rematch', table: id }]));
  return room.read((table) => table.rematch);
}
