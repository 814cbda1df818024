import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

/** Runs a test with a floor of 3 that sees as many cases. */
function testThatSees(cases: number, env: NodeJS.ProcessEnv = {}) {
  const code = `
    import { test } from 'node:test';
    import { atLeast } from ${JSON.stringify(import.meta.resolve('../src/index.ts'))};
    test('bids', (t) => {
      const saw = atLeast(t, 3, 'bids compared');
      for (let i = 0; i < ${cases}; i++) saw();
    });`;
  const { NODE_TEST_CONTEXT, MODE, SEED, ...outside } = process.env;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...outside, ...env },
    encoding: 'utf8',
  });
}

test('a test fails that sees fewer cases than its floor', () => {
  const { status, stdout } = testThatSees(2);
  assert.equal(status, 1);
  assert.match(stdout, /only 2 bids compared, not 3/);
  assert.equal(testThatSees(0).status, 1);
});

test('a test passes that sees as many cases as its floor', () => {
  assert.equal(testThatSees(3).status, 0);
});

test('a game that is replayed alone has no floor', () => {
  assert.equal(testThatSees(2, { MODE: 'three', SEED: '1' }).status, 0);
  assert.equal(testThatSees(2, { SEED: '1' }).status, 1);
});
