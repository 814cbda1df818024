import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forbiddenImports } from '../arrows.ts';

const allowed = (path: string, source: string) => assert.deepEqual(forbiddenImports(path, source), []);
const refused = (path: string, source: string, why: RegExp) => {
  const faults = forbiddenImports(path, source);
  assert.equal(faults.length, 1, `${path}: ${source}`);
  assert.match(faults[0], why);
};

test('the engine imports nothing', () => {
  const file = 'packages/engine/src/rules/gods/zeus.ts';
  allowed(file, `import { a } from '../../query/a.ts'; export * from './b.ts';`);
  refused(file, `import fs from 'node:fs';`, /zeus\.ts:1 node:fs: engine must not import Node's modules/);
  refused(file, `import fs from 'fs';`, /Node's modules/);
  refused(file, `import type { Stats } from 'node:fs';`, /Node's modules/);
  refused(file, `import 'left-pad';`, /npm packages/);
  refused(file, `\nexport { a } from '@meltemi/bots';`, /zeus\.ts:2 @meltemi\/bots: engine must not import bots/);
  refused(file, `const a = await import('@meltemi/cli');`, /engine must not import cli/);
});

test("the engine's tests may import Node's modules and the testkit, nothing else", () => {
  const file = 'packages/engine/test/zeus.test.ts';
  allowed(file, `import { test } from 'node:test'; import { a } from '../src/a.ts';`);
  refused(file, `import fc from 'fast-check';`, /npm packages/);
  refused(file, `import { a } from '@meltemi/bots';`, /must not import bots/);
});

test('arrows point downwards', () => {
  const may: Record<string, string[]> = {
    engine: [],
    bots: ['engine'],
    protocol: ['engine'],
    server: ['engine', 'bots', 'protocol'],
    cli: ['engine', 'bots', 'protocol', 'server', 'words'],
    board: [],
    words: ['engine', 'bots'],
    web: ['engine', 'bots', 'protocol', 'board', 'words'],
    testkit: ['engine'],
  };
  for (const from of Object.keys(may)) {
    for (const to of Object.keys(may).filter((name) => name !== from)) {
      const source = `import type { a } from '@meltemi/${to}';`;
      const file = `packages/${from}/src/${from === 'web' || from === 'cli' ? 'main' : 'index'}.ts`;
      if (may[from].includes(to)) allowed(file, source);
      else refused(file, source, new RegExp(`${from} must not import ${to}`));
    }
  }
});

test('tests of every package may import the testkit', () => {
  for (const name of ['engine', 'bots', 'protocol', 'server', 'cli', 'board', 'words', 'web'])
    allowed(`packages/${name}/test/a.test.ts`, `import { story } from '@meltemi/testkit';`);
});

test('the folders of the engine are layers', () => {
  const folders = [
    'record',
    'kernel',
    'editions',
    'rules',
    'effects',
    'query',
    'figures',
    'notation',
    'board',
    'model',
  ];
  for (const [i, from] of folders.entries()) {
    const file = from === 'rules' ? 'packages/engine/src/rules/gods/a.ts' : `packages/engine/src/${from}/a.ts`;
    const up = from === 'rules' ? '../..' : '..';
    for (const [j, to] of folders.entries()) {
      const source = `import type { a } from '${up}/${to}/${to === 'rules' ? 'gods/' : ''}b.ts';`;
      if (j >= i) allowed(file, source);
      else refused(file, source, new RegExp(`${from} must not import ${to}`));
    }
    refused(file, `export * from '${up}/index.ts';`, /must not import index\.ts/);
  }
});

test('the folders of the rules are layers as well', () => {
  const file = 'packages/engine/src/rules/battle/a.ts';
  allowed(
    file,
    `import { a } from '../heroes/a.ts'; import { b } from './b.ts'; import { c } from '../../query/c.ts';`,
  );
  refused(file, `import { a } from '../movement/classic/a.ts';`, /battle must not import movement/);
});

test('no file of the engine lies beside the layers, but for the public entries', () => {
  allowed('packages/engine/src/index.ts', `export { a } from './model/a.ts';`);
  refused('packages/engine/src/helpers.ts', '', /helpers\.ts is no layer/);
  refused('packages/engine/src/misc/a.ts', '', /misc is no layer/);
  refused('packages/engine/src/rules/a.ts', '', /a\.ts is no layer/);
});

test('the board knows no game, and its folders are layers', () => {
  const file = 'packages/board/src/pieces/a.ts';
  allowed(file, `import { a } from '../layout/a.ts';`);
  refused(file, `import { a } from '../drawing/a.ts';`, /pieces must not import drawing/);
  refused(file, `import type { View } from '@meltemi/engine';`, /board must not import engine/);
  refused(file, `import { a } from '@meltemi/web';`, /board must not import web/);
});

test('only the command line and the server use Node', () => {
  for (const file of ['cli/src/main.ts', 'server/src/a.ts']) allowed(`packages/${file}`, `import 'node:fs';`);
  for (const room of ['bots', 'protocol', 'board', 'words'])
    refused(`packages/${room}/src/index.ts`, `import 'node:fs';`, /Node's modules/);
  refused('packages/web/src/main.ts', `import 'node:fs';`, /Node's modules/);
});

test('there is no way round', () => {
  refused('packages/engine/src/index.ts', `import '../../bots/src/b.ts';`, /leaves its package/);
  refused('packages/engine/src/index.ts', `import '../../../scripts/b.ts';`, /leaves its package/);
  refused('packages/cli/src/play/a.ts', `import '../../../engine/src/b.ts';`, /leaves its package/);
  refused('packages/engine/src/index.ts', `import '@meltemi/engine';`, /relative path/);
  refused('packages/engine/src/index.ts', `const a = await import(name);`, /computed import/);
  refused('packages/engine/src/index.ts', `type A = import('./b.ts').B;`, /import type/);
  refused('packages/lobby/src/a.ts', '', /no arrows/);
});

test('components are held to it as well', () => {
  const file = 'packages/web/src/App.svelte';
  const scripts = (first: string, second: string) =>
    `<script module lang="ts">\n${first}\n</script>\n\n<script lang="ts">\n${second}\n</script>\n<p>import 'node:fs'</p>`;
  allowed(file, scripts(`import { a } from '@meltemi/engine';`, `import B from './B.svelte';`));
  refused(file, scripts('', `import '@meltemi/server';`), /App\.svelte:6 @meltemi\/server: web must not import server/);
  refused(file, scripts(`import 'node:fs';`, ''), /App\.svelte:2 .*Node's modules/);
  const later = `<p>\n{#await import('@meltemi/server') then loaded}<loaded.default />{/await}\n</p>`;
  refused(file, later, /App\.svelte:2 @meltemi\/server: web must not import server/);
});
