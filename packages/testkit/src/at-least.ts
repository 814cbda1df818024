import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { replayed } from './modes.ts';

/**
 * A floor under a loop over sampled cases, which would also pass without a single one. Returns what the loop calls for
 * each of its cases; the test fails if it ends with fewer. A game that is replayed alone (MODE and SEED) has no floor.
 */
export function atLeast(t: Pick<TestContext, 'after'>, floor: number, what: string): (cases?: number) => void {
  let seen = 0;
  t.after(() => assert.ok(seen >= floor || replayed() !== null, `only ${seen} ${what}, not ${floor}`));
  return (cases = 1) => {
    seen += cases;
  };
}
