// `docs/api`: everything the libraries export, with its comment and its signature. It is the reference for those who
// use them, and a report for those who change them: `npm run check` compares it with the code, so every change of an
// API is seen in a review.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { build, built, workspaceManifest } from './build.ts';
import { type Declared, exportsOf, idOf, mentionedBy, readable, SCHEMA } from './declarations.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export const LIBRARIES = ['engine', 'bots', 'protocol', 'board'] as const;
/** Entries that only Meltemi's own packages and tools use. They may change with any version. */
const INTERNAL = /^\.\/(internal|tuning|.*-net|geometry|layout)$/;

/** A part of a document: an entry of the package, or what its declarations mention. */
interface Part {
  readonly title: string;
  /** What is described here. */
  readonly declared: readonly Declared[];
  /** Exported here too, but described in an earlier part. */
  readonly again: readonly Declared[];
}

/** The parts of the document of one library, from its built package. */
function partsOf(folder: (typeof LIBRARIES)[number], home: string): Part[] {
  const { name, exports } = workspaceManifest(folder);
  const entries = Object.entries(exports as Record<string, string>).filter(
    ([entry, source]) => source.endsWith('.ts') && !INTERNAL.test(entry),
  );
  const source = (file: string) =>
    join(ROOT, 'packages', folder, 'src', relative(join(home, 'dist'), file).replace(/\.d\.ts$/, '.ts'));
  const described = new Set<string>();
  const parts: Part[] = [];
  for (const [entry, from] of entries) {
    const all = [...exportsOf(join(home, built(from, '.d.ts'))).values()].map((one) => readable(one, source));
    const again = all.filter((one) => described.has(idOf(one)));
    const declared = all.filter((one) => !described.has(idOf(one)));
    for (const one of declared) described.add(idOf(one));
    parts.push({ title: join(name, entry), declared: inOrder(declared), again: inOrder(again) });
  }
  const mentioned = mentionedBy(parts.flatMap(({ declared }) => declared));
  if (mentioned.length > 0) parts.push({ title: 'What they mention', declared: inOrder(mentioned), again: [] });
  return parts;
}

/** The kinds of declarations, in the order they are described in. */
const KINDS: readonly (readonly [title: string, begins: RegExp])[] = [
  ['Functions and classes', /^(async )?(function|(abstract )?class)\b/],
  ['Schemas, and types of the same names', SCHEMA],
  ['Values', /^const\b/],
  ['Types', /^(type|interface)\b/],
];

function kindOf({ text }: Declared): number {
  return KINDS.findIndex(([, begins]) => begins.test(text));
}

function inOrder(declared: Iterable<Declared>): Declared[] {
  const byName = (a: Declared, b: Declared) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.text < b.text ? -1 : 1);
  return [...declared].sort((a, b) => kindOf(a) - kindOf(b) || byName(a, b));
}

/** The document of one library. */
function apiOf(folder: (typeof LIBRARIES)[number], parts: readonly Part[]): string {
  const anchors = anchorsOf(parts);
  const links = (declared: readonly Declared[]) => declared.map((one) => `[${one.name}](#${anchors.get(one)})`);
  const index = ({ declared }: Part) =>
    KINDS.flatMap(([title], kind) => {
      const ofKind = declared.filter((one) => kindOf(one) === kind);
      return ofKind.length > 0 ? list(title, links(ofKind)) : [];
    });
  const described = new Map(parts.flatMap(({ declared }) => declared.map((one) => [idOf(one), one] as const)));
  const elsewhere = ({ again }: Part) =>
    again.length > 0 ? list('Described above', links(again.map((one) => described.get(idOf(one)) as Declared))) : [];
  return [
    `# API of ${workspaceManifest(folder).name}`,
    '',
    'Made by `npm run docs` from the comments and types in the code.',
    ...parts.flatMap((part) => [
      ...['', `## ${part.title}`, ...index(part), ...elsewhere(part)],
      ...part.declared.flatMap(section),
    ]),
    '',
  ].join('\n');
}

/** A paragraph of links, in lines of usual length. */
function list(title: string, links: readonly string[]): string[] {
  const lines = [`**${title}**:`];
  for (const link of links) {
    const line = `${lines.pop()} ${link}`;
    lines.push(...(line.length > 118 ? [line.slice(0, -link.length - 1), link] : [line]));
    if (link !== links.at(-1)) lines.push(`${lines.pop()} ·`);
  }
  return ['', ...lines];
}

/** Where each declaration is in the document, as GitHub has it: the second heading of a text gets a number. */
function anchorsOf(parts: readonly Part[]): Map<Declared, string> {
  const counts = new Map<string, number>();
  const anchor = (heading: string) => {
    const text = heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return count === 0 ? text : `${text}-${count}`;
  };
  const anchors = new Map<Declared, string>();
  for (const { title, declared } of parts) {
    anchor(title);
    for (const one of declared) anchors.set(one, anchor(one.name));
  }
  return anchors;
}

function section(one: Declared): string[] {
  const about = aboutOf(one);
  return ['', `### ${one.name}`, ...(about ? ['', about] : []), '', '```typescript', one.text, '```'];
}

/** What a declaration says of itself; that of a list of words says it for the type of a word too. */
function aboutOf({ about, text }: Declared): string {
  const [, list] = /^type \w+ = \(typeof (\w+)\)\[number\];$/.exec(text) ?? [];
  return about === '' && list ? `One of \`${list}\`.` : about;
}

/** The references that differ from the built packages under `home`. They are rewritten unless `checkOnly` is set. */
export function bringUpToDate(home: string, checkOnly: boolean): string[] {
  mkdirSync(join(ROOT, 'docs/api'), { recursive: true });
  return LIBRARIES.filter((folder) => {
    const file = join(ROOT, 'docs/api', `${folder}.md`);
    const text = apiOf(folder, partsOf(folder, join(home, folder)));
    if (text === textOf(file)) return false;
    if (!checkOnly) writeFileSync(file, text);
    return true;
  }).map((folder) => `docs/api/${folder}.md`);
}

/** Declarations in the documents that have no comment. */
export function withoutComment(home: string): string[] {
  return LIBRARIES.flatMap((folder) =>
    partsOf(folder, join(home, folder)).flatMap(({ declared }) =>
      declared.filter((one) => aboutOf(one) === '').map(({ name }) => `packages/${folder}: ${name} has no comment.`),
    ),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) {
  const home = mkdtempSync(join(tmpdir(), 'meltemi-api-'));
  try {
    await build(home, { page: false });
    for (const file of bringUpToDate(home, false)) console.log(`${file} is rewritten.`);
  } finally {
    rmSync(home, { recursive: true });
  }
}
