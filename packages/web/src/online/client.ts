import type { Level } from '@meltemi/bots';
import type { Options } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import type { Agreement, Status, TableInfo } from '@meltemi/protocol';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import type { Sitter } from '../game/saved-game.ts';

// The server's HTTP API, at the same address as the page.

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** A seat that has won, and who sat there at the end; the name of an empty seat is empty. */
export type Winner = Sitter & { readonly seat: number };

/** A table in a list. */
export interface Listed {
  readonly id: string;
  readonly made: number;
  readonly host: string;
  readonly agreement: Agreement;
  readonly status: Status;
  readonly freeSeats: number;
  readonly played: number;
  readonly persons: readonly string[];
  /** Of the persons. */
  readonly names: readonly string[];
  /** The person who has to decide. */
  readonly waiting: string | null;
  /** Empty: the game was ended early. Null: it is not over, or not known. */
  readonly winners: readonly Winner[] | null;
}

/** What the operator has decided for everybody. */
export interface House {
  readonly notice: string | null;
  /** Who may sign up. */
  readonly signUp: 'open' | 'invited' | 'closed';
}

/** The invitation code for signing up, where one is needed. */
let invitation: string | undefined;
export function useInvitation(word: string): void {
  invitation = word;
}

/** A request that the server refused or did not answer, with a code. `offline`: no answer. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;

  constructor(code: string, text = code) {
    super(text);
    this.code = code;
  }
}

/** The server's refusal; any other error counts as a failed request. */
export function asRequestError(error: unknown): RequestError {
  return error instanceof RequestError ? error : new RequestError('failed', messageOf(error));
}

/** How far this device's clock is ahead of the server's, in milliseconds. */
let ahead = 0;

/** What the server's clock shows. */
export function serverTime(): number {
  return Date.now() - ahead;
}

/** How long short answers are waited for, in milliseconds. */
const PATIENCE = 8000;

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const json = body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const asked = { method, ...json, cache: 'no-store', ...(signal && { signal }) } as const;
  const response = await fetch(`api/${path}`, asked).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || typeof text !== 'string') throw new RequestError('offline');
  return resultOf<T>(method, response, parsed(text));
}

/** A line that is silent counts as no answer. */
function soon<T>(path: string): Promise<T> {
  return call<T>('GET', path, undefined, AbortSignal.timeout(PATIENCE));
}

function resultOf<T>(method: string, response: Response, answer: unknown): T {
  // The header has whole seconds.
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = Date.now() - date - 500;
  if (response.ok) return answer as T;
  const { code = response.status < 500 || method === 'GET' ? 'failed' : 'unsure', text } = (answer ?? {}) as {
    code?: string;
    text?: string;
  };
  throw new RequestError(response.status === 404 ? 'not-found' : response.status === 429 ? 'too-fast' : code, text);
}

/** An answer that is not JSON comes from another kind of site, so there is no game server. */
function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new RequestError('offline');
  }
}

export const api = {
  /** Null: not signed up yet. */
  me: () => soon<Me | null>('me'),
  rename: (name: string) => call<Me>('PUT', 'me', { name, invitation }),
  erase: () => call('DELETE', 'me/data'),
  house: () => soon<House>('house'),
  link: async () => (await call<{ link: string }>('POST', 'me/link')).link,
  follow: (link: string) => call<Me>('POST', 'me/follow', { link }),
  leave: (everywhere: boolean) => call('DELETE', everywhere ? 'me/everywhere' : 'me'),

  open: () => soon<Listed[]>('tables'),
  mine: (which: 'all' | 'waiting' | 'over') => soon<Listed[]>(`tables?mine=${which}`),
  make: async (agreement: Omit<Agreement, 'options'> & { options: Options }) =>
    (await call<{ id: string }>('POST', 'tables', agreement)).id,
  table: (id: string) => call<TableInfo>('GET', `tables/${id}`),
  sit: (id: string, seat: number, pledge: string) => call<TableInfo>('PUT', `tables/${id}/seats/${seat}`, { pledge }),
  seatBot: (id: string, seat: number, level: Level | null) =>
    call<TableInfo>('PUT', `tables/${id}/seats/${seat}/bot`, { level }),
  standUp: (id: string) => call<TableInfo>('DELETE', `tables/${id}/seats/mine`),
  remove: (id: string, seat: number) => call<TableInfo>('DELETE', `tables/${id}/seats/${seat}`),
  readmit: (id: string, person: string) => call<TableInfo>('DELETE', `tables/${id}/removed/${person}`),
  lock: (id: string, locked: boolean) => call<TableInfo>('PUT', `tables/${id}/lock`, { locked }),
  quiet: (id: string, quiet: boolean) => call<TableInfo>('PUT', `tables/${id}/quiet`, { quiet }),
  report: (id: string, person: string, text: string) => call('POST', `tables/${id}/reports`, { person, text }),
  closeTable: (id: string) => call<TableInfo>('DELETE', `tables/${id}`),
  start: (id: string) => call<TableInfo>('POST', `tables/${id}/start`),
  rematch: async (id: string) => (await call<{ id: string }>('POST', `tables/${id}/rematch`)).id,
  record: (id: string) => call<ProvenRecord>('GET', `tables/${id}/export`),
};

/** Where the socket of a table is. */
export function liveAddress(id: string): string {
  const address = new URL(`api/tables/${encodeURIComponent(id)}/live`, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
