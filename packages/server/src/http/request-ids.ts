import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * A proxy's own id, if it is trusted; else a random one, which no other process has given. It is in every line of the
 * log about the request, and in the answer.
 */
export const requestIds = (isProxyTrusted: boolean) => ({
  requestIdHeader: isProxyTrusted ? ('x-request-id' as const) : (false as const),
  genReqId: () => randomUUID(),
});

/** Before other hooks, so that refusals have it too. */
export function tellRequestIds(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
}
