import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { words as home } from '../src/words/en/route/home.ts';
import { words as table } from '../src/words/en/route/table.ts';

// A page is shown once the words of its route are loaded (src/app/load-page.ts): it may use no others.

const SOURCE = join(import.meta.dirname, '../src');
const IMPORT = /(?:from |import\()'(\.[^']+\.(?:svelte|ts))'/g;
const SECTION = /\bw\(\)\.(\w+)/g;
const SECTIONS = /\{ ([^}]*) \} = (?:\$derived\()?w\(\)[;)]/g;

/**
 * The file and all it imports, at once or later; other languages and other pages left out. Paths are relative to the
 * sources: a folder above them may have any name.
 */
function reached(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file) || /^words\/\w\w\/|\/load-page\.ts$/.test(file)) return all;
  all.add(file);
  for (const [, path] of textOf(file).matchAll(IMPORT)) reached(join(dirname(file), path), all);
  return all;
}

function textOf(file: string): string {
  return readFileSync(join(SOURCE, file), 'utf8');
}

function sections(file: string): string[] {
  const text = textOf(file);
  const taken = [...text.matchAll(SECTIONS)].flatMap(([, list]) =>
    list.split(',').map((name) => name.split(':')[0].trim()),
  );
  return [...[...text.matchAll(SECTION)].map(([, name]) => name), ...taken];
}

/** The home page fetches the table when somebody reaches for it. */
const TABLE = 'local-games/TablePage.svelte';
for (const [name, file, words, without] of [
  ['the home page', 'home/HomePage.svelte', home, reached(TABLE)],
  ['a table', TABLE, { ...home, ...table }, new Set<string>()],
] as const)
  test(`${name} says only what its words hold`, () => {
    const files = [...reached(file)].filter((one) => !without.has(one) || /^(home|device|page-parts)\//.test(one));
    const said = files.flatMap((one) => sections(one).map((section) => ({ file: one, section })));
    assert.ok(said.length > 20);
    assert.deepEqual(
      said.filter(({ section }) => !(section in words)),
      [],
    );
  });
