import { isRecord, messageOf } from '@meltemi/engine/internal';
import type { Settings } from '@meltemi/server';
import { type Command, DONE, FAILED, numberOf, textOption, UsageError, type Values } from '../command/command.ts';
import { reasonOf } from '../command/system-error.ts';
import { printable } from '../screen/printable.ts';

const MORE = `WHAT is one of
  status               how much there is, and how busy the server is
  tables               the tables played last (--status, --person)
  end TABLE            end a table: a game without a winner, or an open one for good
  chat TABLE           what was said there, with the time and the person's id
  unsay TABLE          delete what --person said --at that time
  people [TEXT]        people by name or id, those here last first
  mute PERSON          let somebody not write for --hours (24); 0: let them again
  export PERSON        print everything that is kept about somebody
  erase PERSON         erase somebody with everything they left; this cannot be undone
  reports              what people have reported
  dismiss TABLE        delete the reports about --person at this table
  sign-up HOW          whether new people may come: open, invited or closed
  invite               a link that lets one new person in, good for --days (7)
  notice [TEXT]        say something to everybody; without a text: no more
  backup               make a copy now, in BACKUP_FOLDER

It asks a running server, because tables have to hear of it at once, on every node. The token is ADMIN_TOKEN, or in the
file ADMIN_TOKEN_FILE, the same as the server's. The server is at ADMIN_PORT or PORT of this machine, unless --server
says where.`;

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
interface Report {
  readonly at: number;
  readonly game: string;
  readonly reporterName: string;
  readonly personName: string;
  readonly person: string;
  readonly text: string;
}
interface Request {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
  /** The answer in words; left out: "done". */
  inWords?(answer: never): string;
}

interface Status {
  readonly address: string;
  readonly tables: Readonly<Record<'open' | 'running' | 'over', number>>;
  readonly people: number;
  readonly chats: number;
  readonly reports: number;
  readonly signUp: string;
  readonly notice: string | null;
  readonly sockets: number;
  readonly rooms: number;
  readonly botsWaiting: number;
  /** From 0 to 1. */
  readonly busy: number;
  /** In bytes. */
  readonly memory: number;
  /** In seconds. */
  readonly uptime: number;
  readonly backup: { readonly at: number; readonly file: string | null; readonly wrong: readonly string[] } | null;
  readonly lastGoodCopy: { readonly at: number; readonly file: string } | null;
}

function statusInWords(status: Status): string {
  const { tables, people, chats, reports, sockets, rooms, botsWaiting, busy, memory, uptime, backup } = status;
  const good = status.lastGoodCopy;
  return [
    `${status.address}, for ${Math.floor(uptime / 3600)} h ${Math.floor((uptime % 3600) / 60)} min`,
    `tables     ${tables.running} running, ${tables.open} open, ${tables.over} over`,
    `people     ${people}; ${chats} chat lines, ${reports} reports`,
    `load       ${sockets} connections, ${rooms} tables in memory, ${botsWaiting} bots thinking or waiting`,
    `           ${Math.round(busy * 100)} % busy, ${Math.round(memory / 1e6)} MB of memory`,
    `sign-up    ${status.signUp}`,
    `notice     ${status.notice === null ? 'none' : printable(status.notice)}`,
    `last copy  ${backup ? `${when(backup.at)} ${backup.file ?? 'could not be made'}` : 'none since the start'}`,
    ...(backup?.wrong ?? []).map((text) => `✖ ${printable(text)}`),
    ...(backup?.wrong.length ? [`last good  ${good ? `${when(good.at)} ${good.file}` : 'none'}`] : []),
  ].join('\n');
}

const SIGN_UP: readonly string[] = ['open', 'invited', 'closed'];

/** The request that each command sends. */
const REQUESTS: Readonly<Record<string, (argument: string | undefined, values: Values) => Request>> = {
  status: () => ({ method: 'GET', path: '', inWords: statusInWords }),
  tables: (_, { status, person }) => ({
    method: 'GET',
    path: `/tables?${new URLSearchParams({ ...(status && { status: String(status) }), ...(person && { person: String(person) }) })}`,
    inWords: (rows: readonly { id: string; status: string; played: number; names: readonly string[] }[]) =>
      lines(rows, ({ id, status, played, names }) => [id, status, when(played), names.join(', ')]),
  }),
  end: (table) => ({ method: 'DELETE', path: `/tables/${needed(table, 'TABLE')}` }),
  chat: (table) => ({
    method: 'GET',
    path: `/tables/${needed(table, 'TABLE')}/chat`,
    inWords: (rows: readonly { at: number; person: string; name: string; text: string }[]) =>
      lines(rows, ({ at, person, name, text }) => [String(at), person, `${name}:`, text]),
  }),
  unsay: (table, values) => ({
    method: 'DELETE',
    path: `/tables/${needed(table, 'TABLE')}/chat`,
    body: {
      person: needed(textOption(values, 'person'), '--person'),
      at: Number(needed(textOption(values, 'at'), '--at')),
    },
  }),
  people: (text) => ({
    method: 'GET',
    path: `/people?${new URLSearchParams({ find: text ?? '' })}`,
    inWords: (rows: readonly { id: string; name: string; seen: number; tables: number; muted: number }[]) =>
      lines(rows, ({ id, name, seen, tables, muted }) => [
        ...[id, when(seen), `${tables} tables`, name],
        ...(muted > Date.now() ? [`(muted until ${when(muted)})`] : []),
      ]),
  }),
  mute: (person, values) => ({
    method: 'PUT',
    path: `/people/${needed(person, 'PERSON')}/mute`,
    body: { hours: numberOf(values, 'hours', 24, 0, 876_000) },
  }),
  export: (person) => ({
    method: 'GET',
    path: `/people/${needed(person, 'PERSON')}/data`,
    inWords: (answer: object) => JSON.stringify(answer, null, 2),
  }),
  erase: (person) => ({ method: 'DELETE', path: `/people/${needed(person, 'PERSON')}` }),
  reports: () => ({
    method: 'GET',
    path: '/reports',
    inWords: (rows: readonly Report[]) =>
      lines(rows, ({ at, game, reporterName, personName, person, text }) => [
        ...[when(at), game, `${reporterName} about ${personName} (${person}):`, text],
      ]),
  }),
  dismiss: (table, values) => ({
    method: 'DELETE',
    path: `/tables/${needed(table, 'TABLE')}/reports`,
    body: { person: needed(textOption(values, 'person'), '--person') },
  }),
  'sign-up': (how) => {
    const signUp = needed(how, 'HOW');
    if (!SIGN_UP.includes(signUp)) throw new UsageError(`sign-up is ${SIGN_UP.join(', ')}, not '${signUp}'`);
    return { method: 'PUT', path: '/sign-up', body: { signUp } };
  },
  invite: (_, values) => ({
    method: 'POST',
    path: '/invitations',
    body: { days: numberOf(values, 'days', 7, 1, 365) },
    inWords: ({ link }: { link: string }) => link,
  }),
  notice: (text) => ({ method: 'PUT', path: '/notice', body: { text: text ?? null } }),
  backup: () => ({
    method: 'POST',
    path: '/backup',
    inWords: ({ file, wrong }: { file: string | null; wrong: string[] }) =>
      [file ?? 'No copy could be made.', ...wrong.map((text) => `✖ ${text}`)].join('\n'),
  }),
};

export const admin: Command = {
  name: 'admin',
  summary: 'look after a running server: tables, people, notices, sign-up',
  more: MORE,
  options: {
    server: { type: 'string', value: 'URL', help: 'where the server is' },
    status: { type: 'string', value: 'open|running|over', help: 'with tables: only those' },
    person: {
      type: 'string',
      value: 'ID',
      help: 'with tables: where this person sits; with unsay: who said it; with dismiss: who was reported',
    },
    at: { type: 'string', value: 'TIME', help: 'with unsay: when, as chat shows it' },
    hours: { type: 'string', value: 'N', help: 'with mute: for how long (24)' },
    days: { type: 'string', value: 'N', help: 'with invite: for how long it is good (7)' },
    json: { type: 'boolean', help: 'print the answer as JSON' },
  },
  files: ['WHAT', '[ARGUMENT]'],
  async run(values, [what = '', argument]) {
    const request = Object.hasOwn(REQUESTS, what) ? REQUESTS[what]?.(argument, values) : null;
    if (!request) throw new UsageError(`unknown '${what}'; known: ${Object.keys(REQUESTS).join(', ')}`);
    const { readSettings } = await import('@meltemi/server');
    try {
      const answer = await ask(readSettings(process.env), textOption(values, 'server'), request);
      console.log(values.json ? JSON.stringify(answer) : (request.inWords?.(answer as never) ?? '✔ done'));
      return DONE;
    } catch (error) {
      console.error(`✖ admin: ${reasonOf(error)}`);
      return FAILED;
    }
  },
};

async function ask(settings: Settings, server: string | undefined, { method, path, body }: Request): Promise<unknown> {
  const { adminToken, adminPort, adminHost, host, port } = settings;
  if (!adminToken) throw new Error('ADMIN_TOKEN is not set');
  const local = (address: string) => (address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address);
  const base =
    server ?? (adminPort === null ? `http://${local(host)}:${port}` : `http://${local(adminHost)}:${adminPort}`);
  const response = await fetch(`${base.replace(/\/$/, '')}/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  }).catch((error: Error) => {
    throw new Error(`no server answers at ${base} (${messageOf(error.cause ?? error)})`);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 401) throw new Error(`the server at ${base} has another ADMIN_TOKEN`);
  if (response.status === 404 && path === '')
    throw new Error(`the server at ${base} has no administration: is ADMIN_TOKEN set there, or ADMIN_PORT?`);
  if (!response.ok)
    throw new Error(isRecord(answer) && answer.text ? String(answer.text) : `the server answers ${response.status}`);
  return answer;
}

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`${name} is missing`);
  return name === 'TABLE' || name === 'PERSON' ? encodeURIComponent(value) : value;
}

function lines<Row>(rows: readonly Row[], columns: (row: Row) => readonly string[]): string {
  return rows.length === 0 ? 'None.' : rows.map((row) => printable(columns(row).join('  '))).join('\n');
}

function when(time: number): string {
  return time ? new Date(time).toISOString() : 'long ago';
}
