import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { BackupSchedule } from '../backup/schedule.ts';
import type { BotPool } from '../bots/pool.ts';
import { admin } from './admin.ts';
import { adminServer } from './admin-server.ts';
import { requireToken } from './bearer.ts';
import type { Context } from './context.ts';

/** Metrics and what the operator does: at a port of their own, or here behind tokens. */
export async function operators(
  app: FastifyInstance,
  context: Context,
  pool: BotPool,
  folder: string | null,
): Promise<void> {
  const { adminToken, metricsToken, adminPort, backupFolder } = context.settings;
  const backups = backupFolder ? scheduled(app, context, backupFolder) : null;
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
      await inner.register(admin(context, adminToken, load, backups), { prefix: '/api/admin' });
    });
  if (metricsToken || adminPort !== null) parts.push(metricsRoute(context, pool));
  if (adminPort === null) for (const part of parts) await app.register(part);
  else {
    const own = await adminServer(context.settings, parts, folder, app.log);
    app.addHook('onReady', async () => void (await own.listen()));
    app.addHook('onClose', () => own.close());
  }
}

/** For Prometheus. */
function metricsRoute(context: Context, pool: BotPool): FastifyPluginAsync {
  const { metricsToken, adminToken } = context.settings;
  return async (app) => {
    if (metricsToken) requireToken(app, context, [metricsToken, ...(adminToken ? [adminToken] : [])]);
    app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
      reply.type(context.metrics.contentType);
      return context.metrics.text(pool.waiting);
    });
  };
}

function scheduled(app: FastifyInstance, context: Context, folder: string): BackupSchedule {
  const { settings, log } = context;
  const backups = new BackupSchedule(settings, folder, ({ file, wrong }) => {
    if (file === null) log.error({ folder, wrong }, 'no copy could be made');
    else if (wrong.length > 0) log.error({ file, wrong }, 'a copy does not hold');
    else log.info({ file }, 'a copy was made');
    context.metrics.copied(wrong.length === 0);
  });
  app.addHook('onReady', () => backups.start());
  app.addHook('preClose', () => backups.stop());
  return backups;
}
