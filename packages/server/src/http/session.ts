import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../store/store.ts';
import { RequestRefusal } from '../table/refusal.ts';
import type { Context } from './context.ts';

const COOKIE = 'meltemi';
/**
 * Browsers take a cookie of this name only over https, from this host and for all of it: no other name of the domain
 * can set it.
 */
const HOST_COOKIE = `__Host-${COOKIE}`;

/** By https only the cookie that no other name of the domain can set: a planted one would make one play as another. */
export function secretOf(context: Context, request: FastifyRequest): string | undefined {
  return request.cookies[isSecure(context, request) ? HOST_COOKIE : COOKIE];
}

/** It came by https, as far as the settings or a trusted proxy say. */
function isSecure({ settings }: Context, request: FastifyRequest): boolean {
  return settings.origin?.startsWith('https:') || request.protocol === 'https';
}

export function whoAsks(context: Context, request: FastifyRequest): Promise<Person | null> {
  return context.identity.whose(secretOf(context, request));
}

export async function knownPerson(context: Context, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(context, request);
  if (!person) throw new RequestRefusal('nobody', 'Say your name first.');
  return person;
}

export function remember(context: Context, request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = isSecure(context, request);
  const maxAge = 400 * 86_400;
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge,
    secure,
  });
}

export function forget(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
  reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
}

/** Browsers say where a request comes from: from elsewhere nobody acts in a person's name. */
export function fromHere({ settings }: Context, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (settings.origin) return origin === settings.origin;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // A page that came unencrypted is not the one we sent by https.
  return from.host === host && isLocal(from.hostname) && (from.protocol === 'https:' || request.protocol === 'http');
}

/**
 * An address, or a name that only the local network knows. Without ORIGIN no other name is believed: the owner of a
 * domain could let it point here, and the browsers of visitors would take his page for ours (DNS rebinding).
 */
function isLocal(host: string): boolean {
  return /^(\[.*\]|[\d.]+|[^.]+|.*\.(localhost|local|lan|home|internal|home\.arpa))$/.test(host);
}

/** What changes anything is refused if it comes from elsewhere. */
export function onlyFromHere(context: Context): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (request.method !== 'GET' && !fromHere(context, request))
      throw new RequestRefusal('origin', 'This comes from another page.');
  };
}
