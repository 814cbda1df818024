import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@meltemi/engine/internal';

// How a server is run: everything by environment, everything with a default. NAME_FILE names a file that holds the
// setting NAME.

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** PostgreSQL; without it the file is used. */
  readonly databaseUrl: string | null;
  readonly databaseFile: string;
  /** The address people use, for links and the check of origins; null: whatever they came by. */
  readonly origin: string | null;
  /** Number of trusted proxies in front of the server. */
  readonly trustProxy: number;
  readonly logLevel: string;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** Tables one person may have open or running. */
  readonly tablesEach: number;
  /** Messages of one connection in ten seconds, and requests of one address in a minute. */
  readonly messages: number;
  readonly requests: number;
  /** Connections of one address at once. */
  readonly connections: number;
  /** Seconds after which another node makes a bot's move that was not made. */
  readonly claim: number;
  /** Seconds it goes on serving after it has stopped being ready. */
  readonly drain: number;
  /** Days after which these are deleted: chat, games that are over, people who have not come back. 0: never. */
  readonly keepChat: number;
  readonly keepGames: number;
  readonly keepPeople: number;
  /** What the operator has to show; null: there are no requests for operators. */
  readonly adminToken: string | null;
  /** What Prometheus has to show; null: there are no metrics at the public port. */
  readonly metricsToken: string | null;
  /** A port of their own for operators and metrics; null: the public one. */
  readonly adminPort: number | null;
  readonly adminHost: string;
  /** Where copies are put by themselves; null: nowhere. */
  readonly backupFolder: string | null;
  /** Hours from one to the next, and how many are kept. */
  readonly backupHours: number;
  readonly backupKeep: number;
}

interface Setting {
  readonly name: string;
  readonly usual: string;
  readonly about: string;
}

export const SETTINGS: readonly Setting[] = [
  { name: 'HOST', usual: '127.0.0.1', about: 'where to listen; 0.0.0.0 for everybody' },
  { name: 'PORT', usual: '8080', about: 'the port for page and API' },
  { name: 'DATABASE_URL', usual: '', about: 'postgres://…; empty: the file' },
  { name: 'DATABASE_FILE', usual: 'data/meltemi.sqlite', about: 'the embedded database' },
  {
    name: 'ORIGIN',
    usual: '',
    about: 'the address people use, such as https://games.example; empty: any address or local name of this host',
  },
  {
    name: 'TRUST_PROXY',
    usual: 'no',
    about: 'yes: a proxy in front says who calls; 2 or more: that number of proxies',
  },
  { name: 'LOG_LEVEL', usual: 'warn', about: 'fatal, error, warn, info, debug, trace or silent' },
  { name: 'BOT_THREADS', usual: '2', about: 'threads in which bots think' },
  {
    name: 'MESSAGES',
    usual: '300',
    about: 'messages of one connection in ten seconds; a tenth of it: steps back of one person in a minute',
  },
  { name: 'REQUESTS', usual: '600', about: 'requests of one address in a minute' },
  { name: 'CONNECTIONS', usual: '200', about: 'connections of one address at once' },
  { name: 'CLAIM', usual: '15', about: 'seconds after which another node makes a bot’s move that was not made' },
  { name: 'DRAIN', usual: '0', about: 'seconds from the order to stop, when /readyz says no, to the stop itself' },
  { name: 'TABLES_EACH', usual: '50', about: 'tables one person may have open or running' },
  { name: 'KEEP_CHAT', usual: '0', about: 'days after which chat is deleted; 0: never' },
  {
    name: 'KEEP_GAMES',
    usual: '0',
    about: 'days after which games that are over, or never began, are deleted; 0: never',
  },
  { name: 'KEEP_PEOPLE', usual: '0', about: 'days after which people who have not come back are erased; 0: never' },
  {
    name: 'ADMIN_TOKEN',
    usual: '',
    about: 'what the operator has to show, 16 characters or more; empty: no requests for operators',
  },
  {
    name: 'METRICS_TOKEN',
    usual: '',
    about: 'what Prometheus has to show, 16 characters or more; empty: metrics only at ADMIN_PORT',
  },
  { name: 'ADMIN_PORT', usual: '', about: 'a port of their own for operators and metrics; empty: PORT' },
  { name: 'ADMIN_HOST', usual: '127.0.0.1', about: 'where to listen for ADMIN_PORT' },
  { name: 'BACKUP_FOLDER', usual: '', about: 'where copies are put by themselves; empty: nowhere' },
  { name: 'BACKUP_HOURS', usual: '24', about: 'hours from one copy to the next' },
  { name: 'BACKUP_KEEP', usual: '7', about: 'copies that are kept, and as many of those that do not hold' },
];

/** As pino has them. */
const LOG_LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const YES_OR_NO: ReadonlyMap<string, number> = new Map([
  ['yes', 1],
  ['true', 1],
  ['no', 0],
  ['false', 0],
]);
const MOST_PROXIES = 9;
const LEAST_TOKEN = 16;
const LEAST_DIFFERENT = 6;

/** Options of the server's command. */
interface ServerOptions {
  readonly port: string | undefined;
  readonly host: string | undefined;
  /** A folder. */
  readonly data: string | undefined;
}

/** The environment with what these options say. */
export function withOptions(
  env: Readonly<Record<string, string | undefined>>,
  { port, host, data }: ServerOptions,
): Readonly<Record<string, string | undefined>> {
  if (data !== undefined && (env.DATABASE_URL || env.DATABASE_URL_FILE))
    throw new Error('--data is for the embedded database, but DATABASE_URL is set.');
  return {
    ...env,
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
    ...(data !== undefined && { DATABASE_FILE: join(data, 'meltemi.sqlite') }),
  };
}

/** Variables that are no settings but look like misspelt ones: settings have no prefix by which others would be known. */
export function misspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const names = SETTINGS.flatMap(({ name }) => [name, `${name}_FILE`]);
  return Object.keys(env).flatMap((given) => {
    if (names.includes(given)) return [];
    const meant = names.find((name) => isMisspelt(given, name));
    return meant ? [`${given} is no setting of Meltemi, and has no effect: is ${meant} meant?`] : [];
  });
}

/** In other cases or with other underscores, or with a letter or two wrong in a name that is long enough. */
function isMisspelt(given: string, name: string): boolean {
  const plain = (text: string) => text.replaceAll(/[_-]/g, '').toUpperCase();
  if (plain(given) === plain(name)) return true;
  return name.length >= 6 && distance(given, name) <= (name.length < 10 ? 1 : 2);
}

/** Letters to change, insert or leave out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, its] of [...other].entries()) {
      const kept = (row[j] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Says what is wrong with a setting, by name. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) =>
    env[name] || fromFile(env, name) || (SETTINGS.find((one) => one.name === name)?.usual ?? '');
  const number = (name: string, least: number, most: number) => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`${name} is a whole number from ${least} to ${most}, not '${text(name)}'.`);
  };
  const proxies = (name: string) => {
    const value = YES_OR_NO.get(text(name).toLowerCase()) ?? Number(text(name));
    if (Number.isInteger(value) && value >= 0 && value <= MOST_PROXIES) return value;
    throw new Error(`${name} is yes, no or a number of proxies up to ${MOST_PROXIES}, not '${text(name)}'.`);
  };
  const token = (name: string) => {
    const given = text(name);
    if (given === '') return null;
    if (given.length >= LEAST_TOKEN && new Set(given).size >= LEAST_DIFFERENT) return given;
    throw new Error(
      `${name} needs ${LEAST_TOKEN} characters or more, ${LEAST_DIFFERENT} of them different: \`openssl rand -hex 16\` makes some.`,
    );
  };
  const logLevel = text('LOG_LEVEL');
  if (!LOG_LEVELS.includes(logLevel))
    throw new Error(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not '${logLevel}'.`);
  return {
    host: text('HOST'),
    port: number('PORT', 0, 65_535),
    databaseUrl: text('DATABASE_URL') ? postgresUrl(text('DATABASE_URL')) : null,
    databaseFile: text('DATABASE_FILE'),
    origin: text('ORIGIN') ? originOf(text('ORIGIN')) : null,
    trustProxy: proxies('TRUST_PROXY'),
    logLevel,
    botThreads: number('BOT_THREADS', 1, 64),
    messages: number('MESSAGES', 10, 10_000_000),
    requests: number('REQUESTS', 10, 10_000_000),
    connections: number('CONNECTIONS', 1, 1_000_000),
    claim: number('CLAIM', 1, 3600),
    drain: number('DRAIN', 0, 600),
    tablesEach: number('TABLES_EACH', 1, 10_000),
    keepChat: number('KEEP_CHAT', 0, 36_500),
    keepGames: number('KEEP_GAMES', 0, 36_500),
    keepPeople: number('KEEP_PEOPLE', 0, 36_500),
    adminToken: token('ADMIN_TOKEN'),
    metricsToken: token('METRICS_TOKEN'),
    adminPort: text('ADMIN_PORT') ? number('ADMIN_PORT', 0, 65_535) : null,
    adminHost: text('ADMIN_HOST'),
    backupFolder: text('BACKUP_FOLDER') || null,
    backupHours: number('BACKUP_HOURS', 1, 8760),
    backupKeep: number('BACKUP_KEEP', 1, 10_000),
  };
}

/** A setting from the file that NAME_FILE names, as secrets are given to containers. */
function fromFile(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const file = env[`${name}_FILE`];
  if (!file) return '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE cannot be read: ${messageOf(error)}`);
  }
}

/** What a host should know who lets others in by these settings. */
export function warningsOf({ host, origin, trustProxy }: Settings): string[] {
  const isOpen = trustProxy > 0 || !/^(127\.|localhost$|::1$)/.test(host);
  if (!isOpen || origin?.startsWith('https:')) return [];
  if (origin) return ['ORIGIN is not https: sessions can be read on the way.'];
  return [
    'ORIGIN is not set: without https sessions can be read on the way, and the server is reached by addresses and local names only.',
  ];
}

/** What is wrong is not repeated: it may be a password. */
function postgresUrl(address: string): string {
  if (/^postgres(ql)?:\/\/./.test(address)) return address;
  throw new Error('DATABASE_URL is an address like postgres://user:password@host/database.');
}

/** As browsers write it. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const { host, origin, href } = url ?? { host: '', origin: '', href: '' };
  if (/^https?:/.test(href) && /^[a-z0-9.:[\]-]+$/.test(host) && href === `${origin}/`) return origin;
  throw new Error(`ORIGIN is an address like https://games.example, not '${address}'.`);
}
