import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '@meltemi/engine';
import { isRecord, messageOf } from '@meltemi/engine/internal';
import { type Command, DONE, FAILED, textOption, UsageError } from '../command/command.ts';
import { Progress } from '../command/progress.ts';
import { printable } from '../screen/printable.ts';

/** Written by the build of the page, which lies beside the code in the published package. */
const DIGESTS = 'SHA256SUMS';
const OURS = join(import.meta.dirname, '../../page', DIGESTS);
/** Files that are fetched at once. */
const AT_ONCE = 8;

const MORE = `Every file of the page is fetched from the server and compared with this version's. Files that differ, are
missing or are additional are named, and then the exit code is 1. A server of another version is compared with that
one: npx meltemi@VERSION verify-page URL, or the digests among the files of its release (--digests).

The page draws your numbers and checks the dice, so whoever serves it is trusted with it. This shows what the server
sends to this program now. It could send something else to a browser, to another address, or later.`;

/** What a server sends, beside what it should. */
interface Compared {
  readonly files: number;
  readonly differing: readonly string[];
  readonly missing: readonly string[];
  readonly additional: readonly string[];
}

export const verifyPage: Command = {
  name: 'verify-page',
  summary: 'compare the page that a server sends with the one of this version',
  more: MORE,
  options: {
    digests: { type: 'string', value: 'FILE', help: 'the digests to compare with, instead of those of this version' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: ['URL'],
  async run(values, [url = '']) {
    const base = addressOf(url);
    const given = textOption(values, 'digests');
    try {
      const wanted = readDigests(given ?? OURS);
      if (given === undefined) await checkVersion(base);
      const found = await compare(base, wanted);
      const ok = found.differing.length + found.missing.length + found.additional.length === 0;
      if (values.json) console.log(JSON.stringify({ url: base.href, ok, ...found }));
      else (ok ? console.log : console.error)(inWords(base, found));
      return ok ? DONE : FAILED;
    } catch (error) {
      const reason = printable(messageOf(error));
      if (values.json) console.log(JSON.stringify({ url: base.href, ok: false, error: reason }));
      else console.error(`✖ verify-page: ${reason}`);
      return FAILED;
    }
  },
};

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`'${text}' is no address like https://games.example`);
  url.hash = '';
  url.search = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** The digests of files, by path. */
function readDigests(file: string): ReadonlyMap<string, string> {
  const digests = parse(readText(file));
  if (!digests?.has('index.html')) throw new Error(`${file} has no digests of a page`);
  return digests;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (file === OURS) throw new Error('there is no built page here: name its digests with --digests');
    throw error;
  }
}

/** Null: this is no list of digests. */
function parse(text: string): Map<string, string> | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const pairs = lines.map((line) => /^([0-9a-f]{64}) [ *](\S.*)$/.exec(line));
  return pairs.every((pair) => pair !== null)
    ? new Map(pairs.map(([, digest = '', path = '']) => [path, digest]))
    : null;
}

async function checkVersion(base: URL): Promise<void> {
  const { body } = await get(base, 'healthz');
  let version = VERSION;
  try {
    const answer: unknown = JSON.parse(body.toString());
    if (isRecord(answer) && typeof answer.version === 'string') version = answer.version;
  } catch {
    // The files themselves will tell.
  }
  if (version !== VERSION)
    throw new Error(
      `the server runs Meltemi ${version}, this is ${VERSION}: npx meltemi@${version} verify-page ${base}`,
    );
}

async function compare(base: URL, wanted: ReadonlyMap<string, string>): Promise<Compared> {
  const [differing, missing]: string[][] = [[], []];
  // What the address itself answers is the page.
  const files: [path: string, digest: string][] = [['', wanted.get('index.html') ?? ''], ...wanted];
  const progress = new Progress(files.length, 'files');
  try {
    const next = files.values();
    const work = async () => {
      for (const [path, digest] of next) {
        const { ok, body } = await get(base, path);
        if (!ok) missing?.push(path || '/');
        else if (createHash('sha256').update(body).digest('hex') !== digest) differing?.push(path || '/');
        progress.step();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    progress.end();
  }
  const additional = (await named(base)).filter((path) => !wanted.has(path) && path !== DIGESTS);
  for (const list of [differing, missing, additional]) list?.sort();
  return { files: wanted.size, differing: differing ?? [], missing: missing ?? [], additional };
}

/** Files that the server's page, or its own list of digests, names. */
async function named(base: URL): Promise<string[]> {
  const listed = parse((await get(base, DIGESTS)).body.toString()) ?? new Map<string, string>();
  const { body } = await get(base, '');
  const links = [...body.toString().matchAll(/\s(?:src|href)="([^"#]+)"/g)].flatMap(([, link = '']) => {
    const url = URL.canParse(link, base) ? new URL(link, base) : null;
    if (!url) return [];
    return url.href.startsWith(base.href) ? decodeURI(url.pathname.slice(base.pathname.length)) : url.href;
  });
  return [...new Set([...listed.keys(), ...links])].filter((path) => path !== '');
}

async function get(base: URL, path: string): Promise<{ readonly ok: boolean; readonly body: Buffer }> {
  const url = new URL(base);
  url.pathname += path.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(url, { redirect: 'manual', headers: { accept: '*/*' } }).catch((error: Error) => {
    throw new Error(`no server answers at ${base} (${messageOf(error.cause ?? error)})`);
  });
  return { ok: response.ok, body: Buffer.from(await response.arrayBuffer()) };
}

function inWords(base: URL, { files, differing, missing, additional }: Compared): string {
  const lines = (what: string, paths: readonly string[]) => paths.map((path) => `✖ ${what}: ${printable(path)}`);
  const wrong = [...lines('differs', differing), ...lines('missing', missing), ...lines('additional', additional)];
  return wrong.length > 0 ? wrong.join('\n') : `✔ ${base} sends the ${files} files of the page as they were built`;
}
