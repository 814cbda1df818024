import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { affected } from '../affected.ts';

const TESTS = globSync('{scripts,packages/**}/test/**/*.test.ts', {
  cwd: resolve(import.meta.dirname, '../..'),
  exclude: (name) => name.endsWith('node_modules'),
}).map((file) => file.replaceAll('\\', '/'));

const runs = (...changed: string[]) => affected(TESTS, changed).run;

test('a change runs the tests that import it, directly or through other files', () => {
  const harpy = runs('packages/engine/src/rules/creatures/harpy.ts');
  assert.ok(harpy.includes('packages/engine/test/rules/creature-harpy.test.ts'));
  assert.ok(harpy.length > TESTS.length / 2, 'nearly everything plays by the rules');
  const sqlite = runs('packages/server/src/store/sqlite.ts');
  assert.ok(sqlite.includes('packages/server/test/sqlite.test.ts'));
  assert.ok(sqlite.includes('packages/cli/test/server-files.test.ts'));
  assert.ok(!sqlite.some((file) => /^packages\/(engine|bots|web)\//.test(file)));
});

test('a change runs the tests that name it as a path: programs, workers, data', () => {
  assert.ok(runs('packages/server/test/crash/node.ts').includes('packages/server/test/log.test.ts'));
  assert.ok(runs('packages/bots/test/client-worker.ts').includes('packages/bots/test/client.test.ts'));
  assert.ok(runs('packages/bots/test/positions/reasons.txt').includes('packages/bots/test/advise.test.ts'));
  assert.ok(runs('packages/engine/test/golden/new.json').includes('packages/web/test/result/story.test.ts'));
  assert.ok(runs('docs/rules/legendary.md').includes('packages/web/test/rules.test.ts'));
  assert.ok(runs('docs/new.md').includes('scripts/test/links.test.ts'));
});

test('a changed test runs, and of others only the checks of everything', () => {
  const own = 'packages/server/test/sqlite.test.ts';
  const run = runs(own);
  assert.deepEqual(
    run.filter((file) => file.startsWith('packages/')),
    [own],
  );
  assert.ok(run.includes('scripts/test/check.test.ts'));
});

test('tests of whole programs run if they are changed themselves, and one of the page for any change of it', () => {
  const page = affected(TESTS, ['packages/web/src/home/HomePage.svelte']);
  const inBrowser = ({ run }: typeof page) => run.filter((file) => file.includes('/browser/'));
  assert.deepEqual(inBrowser(page), ['packages/web/test/browser/development.test.ts']);
  assert.ok(page.leftOut.includes('packages/web/test/browser/table.test.ts'));
  const helper = affected(TESTS, ['packages/web/test/browser/saved.ts']);
  assert.ok(inBrowser(helper).includes('packages/web/test/browser/table.test.ts'));
  assert.deepEqual(inBrowser(affected(TESTS, ['packages/server/src/http/live.ts'])), []);
});

test('nothing runs for what no test reads', () => {
  assert.deepEqual(runs(), []);
  assert.deepEqual(runs('LICENSE-of-nothing'), []);
});
