import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { BotMover } from '../bots/mover.ts';
import { BotPool } from '../bots/pool.ts';
import { Identity } from '../live/identity.ts';
import { Policy } from '../live/policy.ts';
import { Retention } from '../live/retention.ts';
import type { Room } from '../live/room.ts';
import { Rooms } from '../live/rooms.ts';
import { Scheduler } from '../live/scheduler.ts';
import type { Settings } from '../settings.ts';
import { Damaged } from '../store/damaged.ts';
import type { Store } from '../store/store.ts';
import { RequestRefusal } from '../table/refusal.ts';
import { AbuseLog } from './abuse.ts';
import { ChatLimit } from './chat-limit.ts';
import { POLICY } from './content-policy.ts';
import type { Context } from './context.ts';
import { errorsInWords } from './errors.ts';
import { games } from './games.ts';
import { health } from './health.ts';
import { host } from './host.ts';
import { inFlightRequests } from './in-flight.ts';
import { Limits } from './limits.ts';
import { live } from './live.ts';
import { me } from './me.ts';
import { Metrics } from './metrics.ts';
import { limitConnections } from './network.ts';
import { operators } from './operators.ts';
import { page } from './page.ts';
import { reports } from './reports.ts';
import { requestIds, tellRequestIds } from './request-ids.ts';
import { seats } from './seats.ts';
import { onlyFromHere } from './session.ts';
import { tables } from './tables.ts';

/** Larger requests are no requests of ours. */
const LARGEST_BODY = 64 * 1024;
/** What the limit of requests is for. */
const COUNTED = /^\/(api|metrics)\b/;
/** A request is here within this time, its headers sooner, in milliseconds; how often that is checked. */
const TIMEOUTS = { requestTimeout: 20_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };
/** Connections of one address for requests, beside those to tables. */
const FOR_REQUESTS = 100;
/** What is on its way when the server closes is waited for so long, in milliseconds. */
const MOST_WAITING = 3000;

/**
 * The whole server, ready to listen. `folder`: the built page; null: only the API. `leaving`: it will be closed soon.
 */
export async function serve(
  settings: Settings,
  store: Store,
  folder: string | null,
  leaving: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    bodyLimit: LARGEST_BODY,
    requestTimeout: TIMEOUTS.requestTimeout,
    http: TIMEOUTS,
    ajv: { customOptions: { removeAdditional: false } },
    trustProxy: settings.trustProxy > 0 && ((_, hop) => hop < settings.trustProxy),
    forceCloseConnections: true,
    ...requestIds(settings.trustProxy > 0),
  });
  tellRequestIds(app);
  // Behind a proxy all come from its address.
  if (settings.trustProxy === 0) limitConnections(app.server, settings.connections + FOR_REQUESTS);
  const pool = new BotPool(settings.botThreads);
  const context = open(app, settings, store, pool);
  await guard(app, context);
  errorsInWords(app);
  await app.register(api(context), { prefix: '/api' });
  await app.register(health(context, leaving));
  await operators(app, context, pool, folder);
  if (folder) await app.register(page(folder));
  return app;
}

/** Rooms, their bots and their scheduler, until the server closes. */
function open(app: FastifyInstance, settings: Settings, store: Store, pool: BotPool): Context {
  let closing = false;
  const failed = (error: unknown) => app.log.error({ err: error }, 'something has failed');
  pool.report = (error) => app.log.error({ err: error }, 'a thread in which bots think has failed');
  const mover = new BotMover(randomUUID(), store, pool, settings.claim * 1000);
  const move = (room: Room) => {
    rooms
      .use(room.id, () => mover.consider(room))
      .catch((error) => {
        // Another node was faster, or it is over.
        if (!(error instanceof RequestRefusal || error instanceof Damaged) && !closing)
          app.log.error({ err: error, table: room.id }, 'a bot has failed');
      });
  };
  const rooms: Rooms = new Rooms(store, move);
  rooms.report = (detail) => app.log.error(`${detail}.`);
  const scheduler = new Scheduler(store, rooms, move, failed, new Retention(settings, store, rooms));
  const allAnswered = inFlightRequests(app);
  // Before connections are closed: everybody is to hear what has become of it.
  app.addHook('preClose', async () => {
    closing = true;
    scheduler.stop();
    // Fastify would answer an upgrade with 503 and leave its socket open, which nothing closes any more.
    app.server.removeAllListeners('upgrade').on('upgrade', (_, socket) => socket.destroy());
    await patiently(Promise.all([allAnswered(), rooms.atRest()]));
    await patiently(rooms.pin());
  });
  app.addHook('onClose', async () => {
    await pool.close();
    await patiently(rooms.atRest());
    await store.close();
  });
  app.addHook('onReady', async () => scheduler.start());
  const abuse = new AbuseLog(app.log);
  return {
    settings,
    store,
    rooms,
    identity: new Identity(store),
    metrics: new Metrics(),
    abuse,
    chat: new ChatLimit(),
    limits: new Limits(settings, store),
    policy: announced(store, rooms, failed),
    log: app.log,
    failed,
  };
}

/** Sends the operator's notice to every page when it changes. */
function announced(store: Store, rooms: Rooms, failed: (error: unknown) => void): Policy {
  const policy = new Policy(store);
  let last: string | null = null;
  rooms.policyChanged = () => {
    policy.forget();
    policy
      .current()
      .then(({ notice }) => {
        if (notice !== last) rooms.announce({ is: 'notice', text: notice });
        last = notice;
      })
      .catch(failed);
  };
  return policy;
}

/** Slow requests and slow readers must not delay shutdown. */
function patiently(end: Promise<unknown>): Promise<unknown> {
  return Promise.race([end, setTimeout(MOST_WAITING, null, { ref: false })]);
}

/** Security headers, cookies, rate limits and sockets, registered before any route. */
async function guard(app: FastifyInstance, { settings, abuse }: Context): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    crossOriginEmbedderPolicy: false,
    // Other names of the same domain are not ours to speak for.
    strictTransportSecurity: settings.origin?.startsWith('https:') ? { includeSubDomains: false } : false,
  });
  await app.register(cookie);
  // The page is more than a hundred files, and a club has one address: files are not counted.
  // By the route that answers: an address can be written in many ways.
  const allowList = ({ routeOptions }: FastifyRequest) => !COUNTED.test(routeOptions.url ?? '');
  const onExceeded = ({ ip }: FastifyRequest) => abuse.note('requests', ip);
  await app.register(rateLimit, { max: settings.requests, timeWindow: '1 minute', allowList, onExceeded });
  await app.register(swagger, { openapi: { info: { title: 'Meltemi', version: '1' } } });
  // Pings are answered where messages are counted.
  await app.register(websocket, { options: { maxPayload: 16 * 1024, autoPong: false }, errorHandler });

  function errorHandler(error: Error & { code?: string }, socket: { terminate(): void }, { ip }: FastifyRequest): void {
    socket.terminate();
    if (error.code?.startsWith('WS_ERR_')) abuse.note('bad-frame', ip);
  }
}

function api(context: Context): FastifyPluginAsync {
  return async (app) => {
    // After the hook that counts requests, so that refused ones count too.
    app.addHook('preParsing', onlyFromHere(context));
    // Answers depend on who asks, and on the moment.
    app.addHook('onSend', async (_, reply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'Cookie' });
    });
    await app.register(me(context), { prefix: '/me' });
    for (const part of [tables, seats, host, games, reports, live])
      await app.register(part(context), { prefix: '/tables' });
    app.get(
      '/house',
      { schema: { summary: 'What the operator says to everybody, and whether new people may come' } },
      () => context.policy.current(),
    );
    app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  };
}
