import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses requests that do not carry one of these tokens as `Authorization: Bearer TOKEN`. */
export function onlyWith({ abuse }: Context, tokens: readonly string[]): (request: FastifyRequest) => Promise<void> {
  const known = tokens.map(digest);
  return async ({ headers, ip }) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    // Digests are of equal length, and how long their comparison takes tells nothing.
    if (known.some((token) => timingSafeEqual(token, digest(given)))) return;
    abuse.note('token', ip);
    throw Object.assign(new Error('This needs a token.'), { statusCode: 401 });
  };
}
