import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { idsIn } from '../coverage.ts';
import { DOCUMENTS, inlineCode, prose, ROOT } from './documents.ts';

/** The targets of a document's links and images. */
function links(text: string): string[] {
  const said = prose(text).replaceAll(/`[^`\n]*`/g, '');
  const [inline, named, plain] = [/\]\(([^)\s]+)(?: "[^"]*")?\)/g, /^\[[^\]]+\]: (\S+)/gm, /<(https?:[^>]*)>/g];
  return [inline, named, plain].flatMap((form) => [...said.matchAll(form)].map(([, goal]) => goal));
}

/** The anchors of a document: those that GitHub makes from headings, and explicit ones. */
function anchors(text: string): Set<string> {
  const found = new Set([...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id));
  for (const [, heading] of prose(text).matchAll(/^#{1,6} (.+?)(?: #+)?$/gm)) {
    const shown = heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = shown.replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replaceAll(/\s/g, '-');
    let name = anchor;
    for (let n = 1; found.has(name); n++) name = `${anchor}-${n}`;
    found.add(name);
  }
  return found;
}

/** What is wrong with a link; undefined: nothing. */
function whyBroken(from: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) {
    if (!URL.canParse(link)) return 'is no address';
    const { protocol, hostname } = new URL(link);
    return protocol === 'https:' || hostname === '127.0.0.1' ? undefined : 'is not https';
  }
  const [path, anchor] = link.split('#').map(decodeURIComponent);
  const goal = path === '' ? from : posix.join(posix.dirname(from), path);
  if (goal.startsWith('..')) return 'leads out of the project';
  if (!existsSync(join(ROOT, goal))) return `there is no ${goal}`;
  if (anchor === undefined) return undefined;
  const text = DOCUMENTS.get(goal);
  if (text === undefined) return `${goal} has no headings`;
  return anchors(text).has(anchor) ? undefined : `${goal} has no heading #${anchor}`;
}

test('every link leads somewhere', () => {
  const all = [...DOCUMENTS].flatMap(([file, text]) => links(text).map((link) => ({ file, link })));
  assert.ok(all.length > 40, `only ${all.length} links found`);
  const broken = all.flatMap(({ file, link }) => {
    const why = whyBroken(file, link);
    return why ? [`${file}: ${link} ${why}`] : [];
  });
  assert.deepEqual(broken, []);
});

test('what is broken is found', () => {
  assert.deepEqual(links('a [b](c.md#d) `[no](code.md)` ![e](f.webp "g") <https://h.example>\n\n[i]: j.md\n'), [
    ...['c.md#d', 'f.webp', 'j.md', 'https://h.example'],
  ]);
  assert.deepEqual(
    [
      ...anchors(
        '# The *first*: `code`, and [a link](x.md)\n## Zażółć & gęś\n## Zażółć & gęś\n```sh\n# no heading\n```\n',
      ),
    ],
    ['the-first-code-and-a-link', 'zażółć--gęś', 'zażółć--gęś-1'],
  );
  assert.equal(whyBroken('docs/hosting.md', 'protocol.md#tables'), undefined);
  assert.match(whyBroken('docs/hosting.md', 'protocol.md#chairs') ?? '', /no heading/);
  assert.match(whyBroken('docs/hosting.md', 'README.md') ?? '', /there is no docs\/README\.md/);
  assert.match(whyBroken('README.md', '../README.md') ?? '', /leads out/);
  assert.match(whyBroken('README.md', 'http://games.example') ?? '', /not https/);
});

/** Files that an example tells readers to create. */
const NOT_YET = ['packages/engine/test/rules/creature-lamia.test.ts', 'src/rules/creatures/lamia.ts'];

test('every path that is named exists', () => {
  const paths = [...DOCUMENTS].flatMap(([file, text]) =>
    inlineCode(text)
      .filter((code) => /^(packages|scripts|docs|bench)\/[\w./{},*-]+$/.test(code) && !NOT_YET.includes(code))
      .map((path) => ({ file, path })),
  );
  assert.ok(paths.length > 30, `only ${paths.length} paths found`);
  const missing = paths.filter(({ path }) => globSync(path, { cwd: ROOT }).length === 0);
  assert.deepEqual(missing, []);
});

/** Folders in which a file may lie that a document names without its path. */
const SHORT = '{,packages/*/,packages/*/src/,packages/engine/src/rules/}';

test('every source file that is named by its folder exists', () => {
  const named = [...DOCUMENTS].flatMap(([file, text]) =>
    inlineCode(text)
      .filter(
        (code) =>
          /^[\w-]+\/[\w/.-]+\.(ts|svelte)$/.test(code) && !NOT_YET.includes(code) && !/^(packages|node)\//.test(code),
      )
      .map((path) => ({ file, path })),
  );
  assert.ok(named.length > 60, `only ${named.length} files found`);
  const missing = named.filter(({ path }) => globSync(`${SHORT}${path}`, { cwd: ROOT }).length === 0);
  assert.deepEqual(missing, []);
});

test('every rule that is spoken of is one, or a chapter of rules', () => {
  const rules = [...DOCUMENTS].filter(([file]) => /^docs\/rules\/\w+\.md$/.test(file));
  const known = new Set(rules.flatMap(([, text]) => [...idsIn(text), ...headed(text)]));
  // Generated references contain words that look like ids of chapters; the compiler checks those.
  const written = [...DOCUMENTS].filter(([file]) => !file.startsWith('docs/api/'));
  const unknown = written.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:(?:LE|CL|MO|R)-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*|EX-\d+)\b(?!-…)/g)]
      .map(([id]) => id)
      .filter((id) => !known.has(id) && id !== 'LE-CREA-LAMIA')
      .map((id) => `${file}: ${id}`),
  );
  assert.deepEqual([...new Set(unknown)], []);
});

test('every dependency has its line', () => {
  const table = DOCUMENTS.get('docs/dependencies.md') ?? '';
  const manifests = globSync(['package.json', '{bench,packages/*}/package.json'], { cwd: ROOT });
  const names = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const foreign = new Set(names.filter((name) => !name.startsWith('@meltemi/')));
  assert.ok(foreign.size > 20);
  assert.deepEqual(
    [...foreign].filter((name) => !table.includes(`\`${name}\``)),
    [],
  );
});

/** The ids of chapters, as in `## Board (LE-MAP)`. */
function headed(text: string): string[] {
  const headings = text.match(/^#+ .*$/gm) ?? [];
  return headings.flatMap((heading) => heading.match(/\b(?:LE|CL|MO)-[A-Z0-9-]+/g) ?? []);
}
