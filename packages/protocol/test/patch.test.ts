import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@meltemi/engine';
import { applyPatch, diff, isEqual } from '../src/patch.ts';

const view = (fields: object) => fields as unknown as View;

test('a patch has the fields that differ and turns one view into the next', () => {
  const before = { cycle: 1, gold: [7, null], frames: [{ kind: 'turn', faction: 3, bought: 0 }], top: null };
  const after = {
    ...{ cycle: 1, gold: [7, null], frames: [{ kind: 'turn', faction: 3, bought: 1 }] },
    top: { card: null, seat: 1 },
  };
  const patch = diff(view(before), view(after));
  assert.deepEqual(patch, { set: { frames: after.frames, top: after.top } });
  assert.deepEqual(applyPatch(view(before), patch), after);
  assert.deepEqual(diff(view(after), view(after)), { set: {} });
});

test('equality is deep', () => {
  const all = [0, '0', null, [], [0], [0, 1], [1, 0], [[0]], {}, { a: 0 }, { a: 0, b: 1 }, { a: [0] }, { b: 0 }];
  for (const [i, one] of all.entries())
    for (const [j, other] of all.entries()) assert.equal(isEqual(one, structuredClone(other)), i === j, `${i} ${j}`);
});
