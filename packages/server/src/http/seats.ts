import type { Level } from '@meltemi/bots';
import { HEX, Level as LevelSchema } from '@meltemi/protocol';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { RequestRefusal } from '../table/refusal.ts';
import { seatBot, sitDown, standUp } from '../table/requests.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { atTable, Id, type OfTable } from './table-routes.ts';

const closed = { additionalProperties: false };
export const Seat = Type.Object({ ...Id.properties, seat: Type.Integer({ minimum: 0, maximum: 5 }) });
/** Without a pledge, or with the text that earlier pages added in clear, the answer is that the page is too old. */
const Sit = Type.Object(
  { pledge: Type.Optional(Type.String({ pattern: HEX })), entropy: Type.Optional(Type.String({ maxLength: 64 })) },
  closed,
);
const Bot = Type.Object({ level: Type.Union([LevelSchema, Type.Null()]) }, closed);

export type OfSeat = { Params: { id: string; seat: number } };

/** Who sits where. */
export function seats(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.put<OfSeat & { Body: { pledge?: string } }>(
      '/:id/seats/:seat',
      { schema: { summary: 'Sit down', params: Seat, body: Sit } },
      (request) =>
        atTable(context, request, (table, { id: person, name }) => {
          const { pledge } = request.body;
          const sitter = { person, name, ...(pledge && { pledge }) };
          return sitDown(table, checkedSeat(table, request.params.seat), sitter, context.store.now());
        }),
    );

    app.put<OfSeat & { Body: { level: Level | null } }>(
      '/:id/seats/:seat/bot',
      { schema: { summary: 'Put a bot there, or take it away', params: Seat, body: Bot } },
      (request) =>
        atTable(context, request, (table, { id }) =>
          seatBot(table, id, checkedSeat(table, request.params.seat), request.body.level),
        ),
    );

    app.delete<OfTable>('/:id/seats/mine', { schema: { summary: 'Stand up', params: Id } }, (request) =>
      atTable(context, request, (table, { id }) => standUp(table, id)),
    );
  };
}

export function checkedSeat({ seats }: Table, seat: number): number {
  if (seat >= seats.length) throw new RequestRefusal('no-such-seat', `There are ${seats.length} seats.`);
  return seat;
}
