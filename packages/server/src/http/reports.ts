import { LINE } from '@meltemi/protocol';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { RequestRefusal } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { knownPerson } from './session.ts';
import { Id, inRoom, type OfTable } from './table-routes.ts';

const Body = Type.Object(
  { person: Type.String({ maxLength: 20 }), text: Type.String({ maxLength: 500, pattern: LINE }) },
  { additionalProperties: false },
);

/** What people report about others at a table; the operator reads it with `meltemi reports`. */
export function reports(context: Context): FastifyPluginAsync {
  return async (app) => {
    app.post<OfTable & { Body: { person: string; text: string } }>(
      '/:id/reports',
      {
        schema: { summary: 'Report somebody to the operator', params: Id, body: Body },
        config: { rateLimit: { max: 10 } },
      },
      async (request) => {
        const { id: reporter } = await knownPerson(context, request);
        const { person, text } = request.body;
        if (person === reporter || !(await context.store.person(person)))
          throw new RequestRefusal('no-person', 'There is no such person.');
        return inRoom(context, request, async ({ id: game }) => {
          await context.store.report({ game, reporter, person, at: Date.now(), text });
          return { ok: true };
        });
      },
    );
  };
}
