import { LINE } from '@meltemi/protocol';
import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';
import { erasePerson, exportPerson } from '../live/own-data.ts';
import { normalName } from '../table/name.ts';
import { RequestRefusal } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { forget, knownPerson, remember, secretOf, whoAsks } from './session.ts';
import { checkKept } from './table-routes.ts';

/** Characters of a name. */
const MOST = 30;
const Name = Type.Intersect([
  Type.String({ minLength: 1, maxLength: MOST, pattern: '\\S' }),
  Type.String({ pattern: LINE }),
]);
const Body = Type.Object(
  { name: Name, invitation: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);
/** Why nobody new comes in. */
const NOBODY_NEW = {
  'sign-up-closed': 'Nobody new can come in at the moment.',
  'needs-invitation': 'New people need an invitation here.',
};
const Link = Type.Object({ link: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
const Me = Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]);

/** Who one is: a name without an account, on as many devices as one likes. */
export function me(context: Context): FastifyPluginAsync {
  const { identity, store, policy } = context;
  return async (app) => {
    app.get('/', { schema: { summary: 'Who am I?' } }, async (request, reply) => {
      const person = await whoAsks(context, request);
      return reply.send(person && { id: person.id, name: person.name });
    });
    app.put<{ Body: { name: string; invitation?: string } }>(
      '/',
      { schema: { summary: 'Say or change your name', body: Body, response: { 200: Me } } },
      async (request, reply) => {
        await checkKept(context, request, 'names');
        const name = normalName(request.body.name);
        if (name === '' || name.length > MOST) throw Object.assign(new Error('This is no name.'), { statusCode: 400 });
        const person = await whoAsks(context, request);
        if (person) {
          await store.rename(person.id, name);
          return { id: person.id, name };
        }
        const refusal = await policy.refusal(request.body.invitation);
        if (refusal) throw new RequestRefusal(refusal, NOBODY_NEW[refusal]);
        const fresh = await identity.arrive(name);
        remember(context, request, reply, fresh.secret);
        return { id: fresh.person.id, name };
      },
    );
    app.post(
      '/link',
      { schema: { summary: 'A word that carries your identity to another device, once' } },
      async (request) => {
        const person = await knownPerson(context, request);
        return { link: await identity.makeLink(person.id) };
      },
    );
    app.post<{ Body: { link: string } }>(
      '/follow',
      { schema: { summary: 'Use such a word', body: Link }, config: { rateLimit: { max: 20 } } },
      async (request, reply) => {
        const secret = await identity.followLink(request.body.link);
        if (!secret) throw new RequestRefusal('used', 'This link was used already, or is too old.');
        remember(context, request, reply, secret);
        const person = await identity.whose(secret);
        return person && { id: person.id, name: person.name };
      },
    );
    app.get(
      '/data',
      { schema: { summary: 'Everything that is kept about you, as a file' }, config: { rateLimit: { max: 10 } } },
      async (request, reply) => {
        const person = await knownPerson(context, request);
        reply.header('content-disposition', `attachment; filename="meltemi-${person.id}.json"`);
        return exportPerson(store, person.id);
      },
    );
    app.delete(
      '/data',
      { schema: { summary: 'Erase yourself, with everything you have left' }, config: { rateLimit: { max: 10 } } },
      async (request, reply) => {
        const person = await knownPerson(context, request);
        await erasePerson(store, context.rooms, person.id);
        context.log.warn({ person: person.id }, 'a person was erased');
        forget(reply);
        return { ok: true };
      },
    );
    app.delete('/', { schema: { summary: 'End this session' } }, async (request, reply) => {
      const secret = secretOf(context, request);
      if (secret) await identity.leave(secret);
      forget(reply);
      return { ok: true };
    });
    app.delete('/everywhere', { schema: { summary: 'End all sessions' } }, async (request, reply) => {
      const person = await knownPerson(context, request);
      await identity.leaveEverywhere(person.id);
      context.rooms.signOut(person.id); // other nodes find out by themselves
      forget(reply);
      return { ok: true };
    });
  };
}
