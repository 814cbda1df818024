import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Refuses requests that do not carry one of these tokens as `Authorization: Bearer TOKEN`. Limits of requests are
 * counted in the hook before this one, so that refused requests count too.
 */
export function requireToken(app: FastifyInstance, context: Context, tokens: readonly string[]): void {
  app.addHook('preParsing', onlyWith(context, tokens));
}

function onlyWith({ abuse, limits }: Context, tokens: readonly string[]): (request: FastifyRequest) => Promise<void> {
  const known = tokens.map(digest);
  return async ({ headers, ip }) => {
    const [, given] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (given !== undefined) {
      // It is counted before it is compared: whoever guesses learns nothing more until the next minute.
      if (limits.isGuessing(ip))
        throw Object.assign(new Error('Too many wrong tokens. Wait a minute.'), { statusCode: 429 });
      // Digests are of equal length, and how long their comparison takes tells nothing.
      if (known.some((token) => timingSafeEqual(token, digest(given)))) return limits.hasGivenToken(ip);
    }
    abuse.note('token', ip);
    throw Object.assign(new Error('This needs a token.'), { statusCode: 401 });
  };
}
