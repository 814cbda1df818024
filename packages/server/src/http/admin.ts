import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { BackupSchedule } from '../backup/schedule.ts';
import { erasePerson, exportPerson } from '../live/own-data.ts';
import type { SignUp } from '../live/policy.ts';
import { RequestRefusal } from '../table/refusal.ts';
import { requireToken } from './bearer.ts';
import type { Context } from './context.ts';
import { Id, inRoom, type OfTable } from './table-routes.ts';
import { publicly } from './tables.ts';

// What the operator may do: `/api/admin`, behind a token.

const closed = { additionalProperties: false };
const Status = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]);
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 }));
const Tables = Type.Object(
  { status: Type.Optional(Status), person: Type.Optional(Type.String()), limit: Limit },
  closed,
);
const People = Type.Object({ find: Type.Optional(Type.String({ maxLength: 60 })), limit: Limit }, closed);
const Chat = Type.Object({ person: Type.String(), at: Type.Integer() }, closed);
const Dismissed = Type.Object({ person: Type.String(), reporter: Type.Optional(Type.String()) }, closed);
const Mute = Type.Object({ hours: Type.Integer({ minimum: 0, maximum: 876_000 }) }, closed);
const SignUpBody = Type.Object(
  { signUp: Type.Union([Type.Literal('open'), Type.Literal('invited'), Type.Literal('closed')]) },
  closed,
);
const Invitation = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 365 }) }, closed);
const Notice = Type.Object({ text: Type.Union([Type.String({ maxLength: 300 }), Type.Null()]) }, closed);
const HOUR = 3_600_000;

type OfPerson = { Params: { id: string } };

/** What the server is doing at this moment. */
export type Load = () => { readonly botsWaiting: number; readonly busy: number };

export function admin(context: Context, token: string, load: Load, backups: BackupSchedule | null): FastifyPluginAsync {
  const { store, rooms, policy, log, settings } = context;
  const { administration } = store;
  const hide = { schema: { hide: true } };
  const known = (found: boolean, what = 'person') => {
    if (!found) throw new RequestRefusal('not-found', `There is no such ${what}.`);
    return { ok: true };
  };
  /** Where people come to, for links: the operator may be at a port of their own. */
  const address = ({ protocol, host, hostname }: FastifyRequest) =>
    settings.origin ?? (settings.adminPort === null ? `${protocol}://${host}` : `http://${hostname}:${settings.port}`);
  /** Every deed is in the log, with what became of it, and so is what was read of people. */
  const deeds = new WeakMap<FastifyRequest, object>();
  const note = (request: FastifyRequest, deed: string, what: object = {}) =>
    void deeds.set(request, { operator: deed, ...what });

  return async (app) => {
    requireToken(app, context, [token]);
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addHook('onResponse', async (request, { statusCode: status }) => {
      const deed = deeds.get(request);
      if (deed) log.warn({ ...deed, status, reqId: request.id }, 'operator');
    });

    app.get('/', hide, async (request) => ({
      address: address(request),
      ...(await administration.counts()),
      ...(await policy.current()),
      sockets: await context.metrics.socketCount(),
      rooms: rooms.size,
      ...load(),
      memory: process.memoryUsage.rss(),
      uptime: Math.round(process.uptime()),
      backup: backups?.latest ?? null,
      lastGoodCopy: (await backups?.lastGood()) ?? null,
    }));

    app.get<{ Querystring: { status?: 'open' | 'running' | 'over'; person?: string; limit?: number } }>(
      '/tables',
      { schema: { hide: true, querystring: Tables } },
      async ({ query: { status, person, limit = 100 } }) => {
        const search = { ...(status && { status }), ...(person && { person }), limit };
        return publicly(store, await store.find(search));
      },
    );
    app.delete<OfTable>('/tables/:id', { schema: { hide: true, params: Id } }, (request) => {
      note(request, 'end a table', { table: request.params.id });
      return inRoom(context, request, async (room) => {
        await room.request(null, ({ status }) => {
          if (status === 'over') throw new RequestRefusal('over', 'The game is over.');
          return [{ do: status === 'open' ? 'close' : 'end' }];
        });
        return { ok: true };
      });
    });
    app.get<OfTable>('/tables/:id/chat', { schema: { hide: true, params: Id } }, (request) => {
      const { id } = request.params;
      note(request, 'read a chat', { table: id });
      return store.chats(id, 1000);
    });
    app.delete<OfTable & { Body: { person: string; at: number } }>(
      '/tables/:id/chat',
      { schema: { hide: true, params: Id, body: Chat } },
      async (request) => {
        const { person, at } = request.body;
        note(request, 'delete a chat line', { table: request.params.id, person });
        return known(await administration.unsay(request.params.id, person, at), 'line in the chat of this table');
      },
    );

    app.get<{ Querystring: { find?: string; limit?: number } }>(
      '/people',
      { schema: { hide: true, querystring: People } },
      (request) => {
        const { find = '', limit = 100 } = request.query;
        note(request, 'look for people');
        return administration.people(find, limit);
      },
    );
    app.get<OfPerson>('/people/:id/data', hide, async (request) => {
      const { params } = request;
      note(request, 'export a person', { person: params.id });
      const found = await exportPerson(store, params.id);
      known(found !== null);
      return found;
    });
    app.delete<OfPerson>('/people/:id', hide, async (request) => {
      note(request, 'erase a person', { person: request.params.id });
      return known(await erasePerson(store, rooms, request.params.id));
    });
    app.put<OfPerson & { Body: { hours: number } }>(
      '/people/:id/mute',
      { schema: { hide: true, body: Mute } },
      async (request) => {
        const { hours } = request.body;
        note(request, 'mute a person', { person: request.params.id, hours });
        return known(await administration.mute(request.params.id, hours === 0 ? 0 : Date.now() + hours * HOUR));
      },
    );
    app.get('/reports', hide, (request) => {
      note(request, 'read reports');
      return store.reports(200);
    });
    app.delete<OfTable & { Body: { person: string; reporter?: string } }>(
      '/tables/:id/reports',
      { schema: { hide: true, params: Id, body: Dismissed } },
      async (request) => {
        const { person, reporter = null } = request.body;
        note(request, 'dismiss reports', { table: request.params.id, person });
        return known(await administration.dismiss(request.params.id, person, reporter), 'report at this table');
      },
    );

    app.put<{ Body: { signUp: SignUp } }>('/sign-up', { schema: { hide: true, body: SignUpBody } }, async (request) => {
      note(request, 'sign-up', request.body);
      await policy.setSignUp(request.body.signUp);
      return { ok: true };
    });
    app.post<{ Body: { days: number } }>(
      '/invitations',
      { schema: { hide: true, body: Invitation } },
      async (request) => {
        note(request, 'invite');
        const invitation = await policy.invite(request.body.days);
        return { invitation, link: `${address(request)}/#/online/invited/${invitation}` };
      },
    );
    app.put<{ Body: { text: string | null } }>('/notice', { schema: { hide: true, body: Notice } }, async (request) => {
      note(request, 'notice');
      await policy.setNotice(request.body.text);
      return { ok: true };
    });
    app.post('/backup', hide, async (request) => {
      if (!backups) throw new RequestRefusal('no-backups', 'BACKUP_FOLDER is not set.');
      note(request, 'backup');
      return backups.make();
    });
  };
}
