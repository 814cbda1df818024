import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { words as home } from '../src/words/en/route/home.ts';
import { words as table } from '../src/words/en/route/table.ts';

// A page is shown once the words of its route are loaded (src/app/load-page.ts): it may use no others.

const SOURCE = join(import.meta.dirname, '../src');
const IMPORT = /(?:from |import\()'(\.[^']+\.(?:svelte|ts))'/g;
const SECTION = /\bw\(\)\.(\w+)/g;
const SECTIONS = /\{ ([^}]*) \} = (?:\$derived\()?w\(\)[;)]/g;

/** The file and all it imports, at once or later; other languages and other pages left out. */
function reached(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file) || /\/words\/\w\w\/|\/load-page\.ts$/.test(file)) return all;
  all.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) reached(join(dirname(file), path), all);
  return all;
}

function sections(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const taken = [...text.matchAll(SECTIONS)].flatMap(([, list]) =>
    list.split(',').map((name) => name.split(':')[0].trim()),
  );
  return [...[...text.matchAll(SECTION)].map(([, name]) => name), ...taken];
}

/** The home page fetches the table when somebody reaches for it. */
const TABLE = join(SOURCE, 'local-games/TablePage.svelte');
for (const [name, file, words, without] of [
  ['the home page', join(SOURCE, 'home/HomePage.svelte'), home, reached(TABLE)],
  ['a table', TABLE, { ...home, ...table }, new Set<string>()],
] as const)
  test(`${name} says only what its words hold`, () => {
    const files = [...reached(file)].filter((one) => !without.has(one) || /\/(home|device|page-parts)\//.test(one));
    const said = files.flatMap((one) => sections(one).map((section) => ({ file: relative(SOURCE, one), section })));
    assert.ok(said.length > 20);
    assert.deepEqual(
      said.filter(({ section }) => !(section in words)),
      [],
    );
  });
