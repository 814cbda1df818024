import { setTimeout } from 'node:timers/promises';
import { RULES, VERSION } from '@meltemi/engine';
import type { FastifyPluginAsync } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Context } from './context.ts';

/** What was found holds this long, in milliseconds: asking often must not write often. */
const FRESH = 2000;
/** A store that takes longer does not write. */
const PATIENCE = 3000;

/** Resolves if the store can be written to. */
function writeProbe(store: Store): () => Promise<void> {
  let found: Promise<void> = Promise.resolve();
  let since = Number.NEGATIVE_INFINITY;
  let answered = false;
  return () => {
    if (answered || Date.now() - since < FRESH) return found;
    since = Date.now();
    answered = true;
    const written = store.probe().finally(() => {
      answered = false;
    });
    const tooLate = setTimeout(PATIENCE, null, { ref: false }).then(() => {
      throw new Error('the store takes too long to write');
    });
    found = Promise.race([written, tooLate]);
    for (const end of [written, tooLate]) end.catch(() => {});
    return found;
  };
}

/**
 * `/healthz`: the process answers, also without its database, because a restart would not bring that back. `/readyz`:
 * something can be written, and the server is not about to stop: it may get visitors.
 */
export function health({ store, failed }: Context, leaving: AbortSignal): FastifyPluginAsync {
  const probe = writeProbe(store);
  const isWritable = () =>
    probe().then(
      () => true,
      (error) => {
        failed(error);
        return false;
      },
    );
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true, version: VERSION, rules: RULES }));
    app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
      const ok = !leaving.aborted && (await isWritable());
      return reply.code(ok ? 200 : 503).send({ ok });
    });
  };
}
