import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { BackupSchedule } from '../backup/schedule.ts';
import type { BotPool } from '../bots/pool.ts';
import { admin } from './admin.ts';
import { onlyWith } from './bearer.ts';
import type { House } from './house.ts';
import { office } from './office.ts';

/** Metrics and what the operator does: at a port of their own, or here behind tokens. */
export async function operators(
  app: FastifyInstance,
  house: House,
  pool: BotPool,
  folder: string | null,
): Promise<void> {
  const { adminToken, metricsToken, adminPort, backupFolder } = house.settings;
  const backups = backupFolder ? scheduled(app, house, backupFolder) : null;
  let before = performance.eventLoopUtilization();
  const load = () => {
    const now = performance.eventLoopUtilization();
    const { utilization: busy } = performance.eventLoopUtilization(now, before);
    before = now;
    return { botsWaiting: pool.waiting, busy };
  };
  const parts: FastifyPluginAsync[] = [];
  if (adminToken)
    parts.push(async (inner) => {
      await inner.register(admin(house, adminToken, load, backups), { prefix: '/api/admin' });
    });
  if (metricsToken || adminPort !== null) parts.push(metrics(house, pool));
  if (adminPort === null) for (const part of parts) await app.register(part);
  else {
    const own = await office(house.settings, parts, folder, app.log);
    app.addHook('onReady', async () => void (await own.listen()));
    app.addHook('onClose', () => own.close());
  }
}

/** For Prometheus. */
function metrics(house: House, pool: BotPool): FastifyPluginAsync {
  const { metricsToken, adminToken } = house.settings;
  return async (app) => {
    if (metricsToken) app.addHook('onRequest', onlyWith(house, [metricsToken, ...(adminToken ? [adminToken] : [])]));
    app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
      reply.type(house.meters.contentType);
      return house.meters.text(pool.waiting);
    });
  };
}

function scheduled(app: FastifyInstance, { settings, log }: House, folder: string): BackupSchedule {
  const backups = new BackupSchedule(settings, folder, ({ file, wrong }) => {
    if (wrong.length > 0) log.error({ file, wrong }, 'a copy does not hold');
    else log.info({ file }, 'a copy was made');
  });
  app.addHook('onReady', () => backups.start());
  app.addHook('preClose', () => backups.stop());
  return backups;
}
