import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Resolves when every request that has come by then is answered. */
export function underWay(app: FastifyInstance): () => Promise<unknown> {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', ({ headers }, { raw }, done) => {
    // A connection to a table is no request: it has no end.
    if (!headers.upgrade) {
      open.add(raw);
      raw.once('close', () => open.delete(raw));
    }
    done();
  });
  return () => Promise.allSettled([...open].map((response) => once(response, 'close')));
}
