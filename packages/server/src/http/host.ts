import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { close, lock, quiet, readmit, remove } from '../table/host.ts';
import type { Context } from './context.ts';
import { checkedSeat, type OfSeat, Seat } from './seats.ts';
import { atTable, Id, type OfTable } from './table-routes.ts';

const Removed = Type.Object({ ...Id.properties, person: Type.String({ maxLength: 20 }) });
const Lock = Type.Object({ locked: Type.Boolean() }, { additionalProperties: false });
const Quiet = Type.Object({ quiet: Type.Boolean() }, { additionalProperties: false });

/** What the person who made a table may do with it. */
export function host(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.delete<OfSeat>(
      '/:id/seats/:seat',
      { schema: { summary: 'Send somebody away before the game, or free a seat that is kept (host)', params: Seat } },
      (request) =>
        atTable(context, request, (table, { id }) => remove(table, id, checkedSeat(table, request.params.seat))),
    );

    app.delete<OfTable & { Params: { person: string } }>(
      '/:id/removed/:person',
      { schema: { summary: 'Let somebody in again who was sent away (host)', params: Removed } },
      (request) => atTable(context, request, (table, { id }) => readmit(table, id, request.params.person)),
    );

    app.put<OfTable & { Body: { locked: boolean } }>(
      '/:id/lock',
      { schema: { summary: 'Let nobody new sit down, or let them again (host)', params: Id, body: Lock } },
      (request) => atTable(context, request, (table, { id }) => lock(table, id, request.body.locked)),
    );

    app.put<OfTable & { Body: { quiet: boolean } }>(
      '/:id/quiet',
      { schema: { summary: 'Let spectators write nothing, or let them again (host)', params: Id, body: Quiet } },
      (request) => atTable(context, request, (table, { id }) => quiet(table, id, request.body.quiet)),
    );

    app.delete<OfTable>(
      '/:id',
      { schema: { summary: 'Give up a table before the game (host)', params: Id } },
      (request) => atTable(context, request, (table, { id }) => close(table, id)),
    );
  };
}
