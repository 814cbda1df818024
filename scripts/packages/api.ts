// `docs/api`: everything the libraries export, with its comment and its signature. It is the reference for those who use them, and a report for
// those who change them: `npm run check` compares it with the code, so every change of an API is seen in a review.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, built, workspaceManifest } from './build.ts';
import { type Declared, exportsOf, mentionedBy } from './declarations.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export const LIBRARIES = ['engine', 'bots', 'protocol', 'board'] as const;
/** Entries that may change with any version: Meltemi's own tools use them. */
const INTERNAL = /^\.\/(tuning|.*-net|geometry|layout)$/;

/** The document of one library, from its built package. */
function apiOf(folder: (typeof LIBRARIES)[number], home: string): string {
  const { name, exports } = workspaceManifest(folder);
  const entries = Object.entries(exports as Record<string, string>).filter(
    ([entry, source]) => source.endsWith('.ts') && !INTERNAL.test(entry),
  );
  const parts = entries.map(([entry, source]) => {
    const exported = exportsOf(join(home, built(source, '.d.ts')));
    return { title: join(name, entry), exported: byName(exported.values()) };
  });
  const mentioned = byName(mentionedBy(parts.flatMap(({ exported }) => exported)));
  return [
    `# API of ${name}`,
    '',
    'Made by `npm run docs` from the comments and types in the code.',
    ...parts.flatMap(({ title, exported }) => ['', `## ${title}`, ...exported.flatMap(section)]),
    ...(mentioned.length > 0 ? ['', '## Types they mention', ...mentioned.flatMap(section)] : []),
    '',
  ].join('\n');
}

function byName(declared: Iterable<Declared>): Declared[] {
  return [...declared].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.text < b.text ? -1 : 1));
}

function section({ name, about, text }: Declared): string[] {
  return ['', `### ${name}`, ...(about ? ['', about] : []), '', '```typescript', text, '```'];
}

/** Documents that are not what the built packages under `home` say; they are written, unless only to be checked. */
export function bringUpToDate(home: string, checkOnly: boolean): string[] {
  mkdirSync(join(ROOT, 'docs/api'), { recursive: true });
  return LIBRARIES.filter((folder) => {
    const file = join(ROOT, 'docs/api', `${folder}.md`);
    const text = apiOf(folder, join(home, folder));
    if (text === textOf(file)) return false;
    if (!checkOnly) writeFileSync(file, text);
    return true;
  }).map((folder) => `docs/api/${folder}.md`);
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
