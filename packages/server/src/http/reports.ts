import { LINE } from '@meltemi/protocol';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import type { Room } from '../live/room.ts';
import { RequestRefusal } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { knownPerson } from './session.ts';
import { checkKept, Id, inRoom, type OfTable } from './table-routes.ts';

const Body = Type.Object(
  { person: Type.String({ maxLength: 20 }), text: Type.String({ maxLength: 500, pattern: LINE }) },
  { additionalProperties: false },
);

/** Chat lines of a table that are searched for a person. */
const LINES = 1000;

/**
 * Whether somebody has made the table, asked for a seat or written there: nobody is reported for a game that was not
 * theirs, or by strangers, who could hide honest reports behind theirs.
 */
async function wasHere({ store }: Context, { id, now }: Room, person: string): Promise<boolean> {
  if (!(await store.person(person))) return false;
  if (now.game.host === person || (await store.administration.isNamed(id, person))) return true;
  return (await store.chats(id, LINES)).some((said) => said.person === person);
}

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
        return inRoom(context, request, async (room) => {
          const game = room.id;
          if (person === reporter || !(await wasHere(context, room, person)))
            throw new RequestRefusal('no-person', 'There is no such person.');
          if (!(await wasHere(context, room, reporter)))
            throw new RequestRefusal(
              'no-part',
              'Only people who have sat or written at this table can report somebody.',
            );
          await checkKept(context, request, 'reports');
          await context.store.report({ game, reporter, person, at: Date.now(), text });
          return { ok: true };
        });
      },
    );
  };
}
