import type { Random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';

// Messages no page would send. None of them may change anything.

/** What the hostile one knows. */
export interface Known {
  readonly version: number;
  /** Legal for the player who has to decide, who is not the sender. */
  readonly legal: readonly string[];
  /** Messages that were done. */
  readonly done: readonly string[];
}

type Kind = (rng: Random, known: Known) => string | Buffer;

const WORDS = [
  ...['play', 'undo', 'rewind', 'reveal', 'pledge', 'decline', 'late', 'resign', 'pause'],
  ...['say', 'resync', 'ping', 'hello', 'constructor'],
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x',
  [],
  {},
  [[[]]],
  '\u0000',
  '𓀀'.repeat(40),
  '__proto__',
  'a'.repeat(200),
];

function pick<T>(rng: Random, list: readonly T[]): T {
  return list[below(rng, list.length)];
}

function key(rng: Random): string {
  return `fuzz-${Math.floor(rng() * 1e12).toString(36)}`;
}

/** A number, of those nobody has pledged, or no number at all. */
function nonce(rng: Random): string {
  const digits = Array.from({ length: 64 }, () => below(rng, 16).toString(16)).join('');
  return rng() < 0.8 ? digits : `${digits}0`.slice(below(rng, 3)).toUpperCase();
}

/** A message as it should be, but for another moment. */
function wellFormed(rng: Random, { version, legal }: Known): Record<string, unknown> {
  const other = version + pick(rng, [-1, 1, 2, -7, 1000]);
  const verb = pick(rng, ['play', 'undo', 'rewind', 'pledge', 'decline', 'late', 'absent', 'vote', 'resign', 'pause']);
  const more = {
    play: { move: pick(rng, legal), ...(rng() < 0.5 && { nonce: nonce(rng) }) },
    rewind: { to: below(rng, 30), ...(rng() < 0.5 && { nonce: nonce(rng) }) },
    pledge: { pledge: nonce(rng) },
    late: { choice: pick(rng, ['bot', 'wait', 'end']) },
    vote: { about: pick(rng, ['end', 'join']), agree: rng() < 0.5 },
  };
  return { do: verb, key: key(rng), version: Math.max(0, other), ...more[verb as keyof typeof more] };
}

const KINDS: readonly Kind[] = [
  /** Noise, as text or as bytes. */
  (rng) => Array.from({ length: below(rng, 60) }, () => String.fromCharCode(below(rng, 0x3000))).join(''),
  (rng) => Buffer.from(Array.from({ length: below(rng, 200) }, () => below(rng, 256))),
  /** JSON that is cut short, nested without end, or no object. */
  (rng, known) => JSON.stringify(wellFormed(rng, known)).slice(0, -1 - below(rng, 20)),
  (rng) => '['.repeat(1 + below(rng, 3000)) + ']'.repeat(below(rng, 3000)),
  (rng) => JSON.stringify(pick(rng, VALUES)),
  /** A field too much, missing, or of another kind. */
  (rng, known) => JSON.stringify({ ...wellFormed(rng, known), [pick(rng, ['seat', 'person', 'by', 'x'])]: 0 }),
  (rng, known) => {
    const message = wellFormed(rng, known);
    delete message[pick(rng, ['do', 'key', 'version'])];
    return JSON.stringify(message);
  },
  (rng, known) =>
    JSON.stringify({ ...wellFormed(rng, known), [pick(rng, ['do', 'key', 'version'])]: pick(rng, VALUES) }),
  (rng, known) => `{"__proto__":{"do":"play"},${JSON.stringify(wellFormed(rng, known)).slice(1)}`,
  (rng) => JSON.stringify({ do: pick(rng, WORDS) === 'resync' ? 'none' : pick(rng, WORDS), __proto__: null, key: 1 }),
  /** For another moment. */
  (rng, known) => JSON.stringify(wellFormed(rng, known)),
  /** Out of turn: legal, but somebody else's. */
  (rng, { version, legal }) => JSON.stringify({ do: 'play', key: key(rng), version, move: pick(rng, legal) }),
  (rng, { version }) => JSON.stringify({ do: 'decline', key: key(rng), version }),
  /** A first number, long after the start. */
  (rng) => JSON.stringify({ do: 'reveal', key: key(rng), nonce: nonce(rng) }),
  (rng, { version }) => JSON.stringify({ do: 'late', key: key(rng), version, choice: 'end' }),
  (rng, { version }) => JSON.stringify({ do: 'rewind', key: key(rng), version, to: 1e9 + below(rng, 9) }),
  /** Moves in no notation. */
  (rng, { version, legal }) =>
    JSON.stringify({
      do: 'play',
      key: key(rng),
      version,
      move: `${pick(rng, legal)} ${pick(rng, VALUES)}`.slice(0, 99),
    }),
  /** Said before, by somebody else: as it was, or with another content under the same key. */
  (rng, { done }) => (done.length > 0 ? pick(rng, done) : 'x'),
  (rng, { done, legal }) =>
    done.length > 0 ? JSON.stringify({ ...JSON.parse(pick(rng, done)), move: pick(rng, legal) }) : 'x',
  () => '{"do":"ping"}',
  /** Everything again. */
  () => '{"do":"resync"}',
];

export function hostileMessage(rng: Random, known: Known): string | Buffer {
  return pick(rng, KINDS)(rng, known);
}

/** Longer than any message may be. */
export function oversized(rng: Random): string {
  return JSON.stringify({ do: 'say', key: key(rng), text: 'x'.repeat(20_000 + below(rng, 100_000)) });
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests by somebody who is nobody. */
export function hostileRequest(rng: Random, table: string): HostileRequest {
  const paths = [
    '/api/tables',
    `/api/tables/${table}/start`,
    `/api/tables/${table}/export`,
    `/api/tables/${table}/seats/0`,
    `/api/tables/${table}/seats/1/bot`,
    `/api/tables/${table}/seats/mine`,
    `/api/tables/${table}/seats/-1`,
    `/api/tables/${table}/rematch`,
    `/api/tables/${table}`,
    `/api/tables/${table}/lock`,
    `/api/tables/${table}/quiet`,
    `/api/tables/${table}/reports`,
    '/api/tables/%00/start',
    '/api/tables/..%2f..%2fetc/export',
    `/api/tables/${encodeURIComponent("' OR 1=1; --")}`,
    '/api/me/follow',
    '/api/me/link',
    '/api/me/everywhere',
    '/../../package.json',
    '/api/tables?mine=waiting',
    `/api/tables?mine=${'x'.repeat(300)}`,
  ];
  const bodies = [
    '{',
    '[]',
    'null',
    '{"level":"hard"}',
    '{"link":"x"}',
    '{"entropy":1}',
    '{"pledge":1}',
    `{"pledge":"${'0'.repeat(64)}"}`,
    '{"__proto__":1}',
    'x'.repeat(70_000),
  ];
  const method = pick(rng, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
  const cookies = [
    '',
    'meltemi=',
    'meltemi=forged',
    `meltemi=${'A'.repeat(43)}`,
    'meltemi=%00%ff',
    `${'c'.repeat(3000)}=1`,
  ];
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense'];
  const headers = { cookie: pick(rng, cookies), 'content-type': pick(rng, types) };
  return { method, path: pick(rng, paths), headers, ...(method !== 'GET' && { body: pick(rng, bodies) }) };
}
