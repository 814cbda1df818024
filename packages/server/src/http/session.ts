import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../store/store.ts';
import { Refusal } from '../table/refusal.ts';
import type { House } from './house.ts';

const COOKIE = 'meltemi';

export function secretOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

export function whoAsks({ identity }: House, request: FastifyRequest): Promise<Person | null> {
  return identity.whose(secretOf(request));
}

export async function knownPerson(house: House, request: FastifyRequest): Promise<Person> {
  const person = await whoAsks(house, request);
  if (!person) throw new Refusal('nobody', 'Say your name first.');
  return person;
}

export function remember(reply: FastifyReply, secret: string, secure: boolean): void {
  const maxAge = 400 * 86_400;
  reply.setCookie(COOKIE, secret, { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure });
}

export function forget(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** Browsers say where a request comes from: from elsewhere nobody acts in a person's name. */
export function fromHere({ settings }: House, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (settings.origin) return origin === settings.origin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What changes anything is refused if it comes from elsewhere. */
export function onlyFromHere(house: House): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (request.method !== 'GET' && !fromHere(house, request))
      throw new Refusal('origin', 'This comes from another page.');
  };
}
