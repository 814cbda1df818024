import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Returns a function that resolves when every request received before its call is answered. */
export function inFlightRequests(app: FastifyInstance): () => Promise<unknown> {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', ({ headers }, { raw }, done) => {
    // A connection to a table is not counted: it doesn't end by itself.
    if (!headers.upgrade) {
      open.add(raw);
      raw.once('close', () => open.delete(raw));
    }
    done();
  });
  return () => Promise.allSettled([...open].map((response) => once(response, 'close')));
}
