import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Proxies pass on what a caller has sent, which is in every line of the log: nothing longer, and nothing strange. */
const ID = /^[\w-]{1,64}$/;

/**
 * A proxy's own id, if it is trusted; else a random one, which no other process has given. It is in every line of the
 * log about the request, and in the answer.
 */
export const requestIds = (isProxyTrusted: boolean) => ({
  genReqId: ({ headers }: { readonly headers: IncomingHttpHeaders }) => {
    const given = String(headers['x-request-id'] ?? '');
    return isProxyTrusted && ID.test(given) ? given : randomUUID();
  },
});

/** Before other hooks, so that refusals have it too. */
export function tellRequestIds(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
}
