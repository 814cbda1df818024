import { LINE } from '@meltemi/protocol';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { Refusal } from '../table/refusal.ts';
import { Id, inRoom, type OfTable } from './at-table.ts';
import type { House } from './house.ts';
import { knownPerson } from './session.ts';

const Body = Type.Object(
  { person: Type.String({ maxLength: 20 }), text: Type.String({ maxLength: 500, pattern: LINE }) },
  { additionalProperties: false },
);

/** What people report about others at a table; the operator reads it with `meltemi reports`. */
export function reports(house: House): FastifyPluginAsync {
  return async (app) => {
    app.post<OfTable & { Body: { person: string; text: string } }>(
      '/:id/reports',
      {
        schema: { summary: 'Report somebody to the operator', params: Id, body: Body },
        config: { rateLimit: { max: 10 } },
      },
      async (request) => {
        const { id: reporter } = await knownPerson(house, request);
        const { person, text } = request.body;
        if (person === reporter || !(await house.store.person(person)))
          throw new Refusal('no-person', 'There is no such person.');
        return inRoom(house, request, async ({ id: game }) => {
          await house.store.report({ game, reporter, person, at: Date.now(), text });
          return { ok: true };
        });
      },
    );
  };
}
