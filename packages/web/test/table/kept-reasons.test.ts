import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Reason } from '@meltemi/bots';
import { keepReasons, keptReasons } from '../../src/table/kept-reasons.ts';

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
} as unknown as Storage;
beforeEach(() => store.clear());

const REASON: Reason = { kind: 'bids-last' };

test('explanations are restored for the same seat of the same table only', () => {
  keepReasons('t', 1, new Map([[17, REASON]]));
  assert.deepEqual(keptReasons('t', 1), new Map([[17, REASON]]));
  for (const [table, seat] of [['t', 0] as const, ['t', null] as const, ['u', 1] as const])
    assert.equal(keptReasons(table, seat).size, 0);
});

test('only the latest are kept', () => {
  keepReasons('t', 0, new Map(Array.from({ length: 100 }, (_, turn) => [turn, REASON])));
  assert.deepEqual(
    [...keptReasons('t', 0).keys()],
    Array.from({ length: 24 }, (_, i) => 76 + i),
  );
});

test('explanations of another version, and other contents, are not read', () => {
  keepReasons('t', 0, new Map([[3, REASON]]));
  const [name, kept] = [...store][0];
  store.set(name, kept.replace(/"version":"[^"]*"/, '"version":"0.0.0"'));
  assert.equal(keptReasons('t', 0).size, 0);
  for (const other of ['nonsense', '7', '[]', '{}']) {
    store.set(name, other);
    assert.equal(keptReasons('t', 0).size, 0);
  }
});
