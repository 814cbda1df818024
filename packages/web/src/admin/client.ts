import { type House, type Listed, RequestError } from '../online/client.ts';

// The operator's requests. The token stays in this window.

const KEPT = 'meltemi-admin-token';

export interface Overview extends House {
  /** The public address of the page. */
  readonly address: string;
  readonly tables: Readonly<Record<'open' | 'running' | 'over', number>>;
  readonly people: number;
  readonly chats: number;
  readonly reports: number;
  readonly sockets: number;
  readonly rooms: number;
  readonly botsWaiting: number;
  /** From 0 to 1. */
  readonly busy: number;
  /** In bytes. */
  readonly memory: number;
  /** In seconds. */
  readonly uptime: number;
  readonly backup: Copy | null;
  /** Null: there is none, or copies are not made by themselves. */
  readonly lastGoodCopy: { readonly at: number; readonly file: string } | null;
}

export interface Copy {
  readonly at: number;
  /** Null: none could be made. */
  readonly file: string | null;
  readonly wrong: readonly string[];
}

export interface Known {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
  readonly muted: number;
  readonly tables: number;
}

export interface ChatLine {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export interface Reported {
  readonly game: string;
  readonly reporter: string;
  readonly person: string;
  readonly at: number;
  readonly text: string;
  readonly reporterName: string;
  readonly personName: string;
}

export function token(): string {
  return sessionStorage.getItem(KEPT) ?? '';
}

export function keepToken(text: string): void {
  sessionStorage.setItem(KEPT, text);
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token()}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
    cache: 'no-store',
  }).catch(() => null);
  if (!response) throw new RequestError('offline');
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  if (response.status === 401) throw new RequestError('token');
  // For other paths 404 means that a table, a person or a line is gone.
  const isMissing = answer === null || (response.status === 404 && path === '');
  throw new RequestError(isMissing ? 'no-admin' : answer.code, answer?.text);
}

const of = encodeURIComponent;

export const admin = {
  overview: () => call<Overview>('GET', ''),
  tables: (search: { status: string } | { person: string }) =>
    call<Listed[]>('GET', `/tables?${new URLSearchParams(search)}`),
  end: (table: string) => call('DELETE', `/tables/${table}`),
  chat: (table: string) => call<ChatLine[]>('GET', `/tables/${table}/chat`),
  unsay: (table: string, { person, at }: ChatLine) => call('DELETE', `/tables/${table}/chat`, { person, at }),
  people: (find: string) => call<Known[]>('GET', `/people?find=${of(find)}`),
  mute: (person: string, hours: number) => call('PUT', `/people/${of(person)}/mute`, { hours }),
  data: (person: string) => call<object>('GET', `/people/${of(person)}/data`),
  erase: (person: string) => call('DELETE', `/people/${of(person)}`),
  reports: () => call<Reported[]>('GET', '/reports'),
  dismiss: ({ game, person, reporter }: Reported) => call('DELETE', `/tables/${game}/reports`, { person, reporter }),
  signUp: (signUp: string) => call('PUT', '/sign-up', { signUp }),
  invite: async () => (await call<{ link: string }>('POST', '/invitations', { days: 7 })).link,
  notice: (text: string | null) => call('PUT', '/notice', { text }),
  backup: () => call<Copy>('POST', '/backup'),
};
