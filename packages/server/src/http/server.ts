import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance } from 'fastify';
import { BotMover } from '../bots/mover.ts';
import { BotPool } from '../bots/pool.ts';
import { Clerk } from '../live/clerk.ts';
import { Identity } from '../live/identity.ts';
import type { Room } from '../live/room.ts';
import { Rooms } from '../live/rooms.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { Refusal } from '../table/refusal.ts';
import { errorsInWords } from './errors.ts';
import type { House } from './house.ts';
import { live } from './live.ts';
import { me } from './me.ts';
import { Meters } from './meters.ts';
import { page } from './page.ts';
import { tables } from './tables.ts';

/** Larger requests are no requests of ours. */
const LARGEST_BODY = 64 * 1024;

/** The whole server, ready to listen. `folder`: the built page; null: only the API. */
export async function serve(settings: Settings, store: Store, folder: string | null): Promise<FastifyInstance> {
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    bodyLimit: LARGEST_BODY,
    ajv: { customOptions: { removeAdditional: false } },
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
  });
  const meters = new Meters();
  const failed = (error: unknown) => app.log.error({ error }, 'something has failed');
  let closing = false;
  const pool = new BotPool(settings.botThreads);
  const mover = new BotMover(randomUUID(), store, pool, settings.claim * 1000);
  const move = (room: Room) => {
    mover.consider(room).catch((error) => {
      // Another node was faster, or it is over.
      if (!(error instanceof Refusal) && !closing) app.log.error({ error, table: room.id }, 'a bot has failed');
    });
  };
  const rooms = new Rooms(store, move);
  const clerk = new Clerk(store, rooms, move, failed);
  const house: House = { settings, store, rooms, identity: new Identity(store), meters, failed };

  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: settings.origin?.startsWith('https:') ?? false,
  });
  await app.register(cookie);
  await app.register(rateLimit, { max: settings.requests, timeWindow: '1 minute' });
  await app.register(swagger, { openapi: { info: { title: 'Meltemi', version: '1' } } });
  await app.register(websocket, { options: { maxPayload: 16 * 1024 } });
  errorsInWords(app);
  await app.register(me(house), { prefix: '/api/me' });
  await app.register(tables(house), { prefix: '/api/tables' });
  await app.register(live(house), { prefix: '/api/tables' });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => {
    await store.ping();
    return { ok: true };
  });
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.type(meters.contentType);
    return meters.text(pool.waiting);
  });
  if (folder) await app.register(page(folder));
  app.addHook('onClose', async () => {
    closing = true;
    clerk.stop();
    await pool.close();
    await store.close();
  });
  clerk.start();
  return app;
}

/** Everything comes from here; workers of the page are its own files. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};
