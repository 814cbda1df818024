import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Settings } from '../settings.ts';
import { POLICY } from './content-policy.ts';
import { errorsInWords } from './errors.ts';
import { page } from './page.ts';
import { requestIds, tellRequestIds } from './request-ids.ts';

/** A port of their own for the operator and for metrics, on ADMIN_HOST. */
export async function adminServer(
  { adminHost, adminPort, requests }: Settings,
  parts: readonly FastifyPluginAsync[],
  folder: string | null,
  log: FastifyInstance['log'],
): Promise<{ listen(): Promise<string>; close(): Promise<void> }> {
  // No proxy is trusted here: it may be open where the public port is not.
  const app: FastifyInstance = Fastify({ loggerInstance: log, forceCloseConnections: true, ...requestIds(false) });
  tellRequestIds(app);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: POLICY },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, { max: requests, timeWindow: '1 minute' });
  errorsInWords(app);
  for (const part of parts) await app.register(part);
  if (folder) await app.register(page(folder));
  return {
    listen: () => app.listen({ host: adminHost, port: adminPort ?? 0 }),
    close: async () => {
      await app.close();
    },
  };
}
