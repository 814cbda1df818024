import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@meltemi/engine';
import { diff, patched } from '../src/patch.ts';

const view = (fields: object) => fields as unknown as View;

test('a patch is the shortest way from one view to the next', () => {
  const before = {
    cycle: 1,
    gold: [7, null],
    troops: [0, 1, 2, 3, 4, 5, 6, 7],
    deck: ['harpy', 'kraken', 'sphinx', 'satyr'],
    frames: [{ kind: 'actions' }, { kind: 'turn', faction: 3, god: 'athena', bought: 0 }],
    top: null,
  };
  const after = {
    ...before,
    gold: [7, null],
    cycle: 2,
    troops: [9, 1, 2, 3, 4, 5, 6, 8],
    deck: ['harpy', 'sphinx', 'satyr'],
    frames: [{ kind: 'actions' }, { kind: 'turn', faction: 3, god: 'athena', bought: 1 }],
    top: { card: null, seat: 1 },
  };
  const patch = diff(view(before), view(after));
  assert.deepEqual(patch, {
    set: { cycle: 2, top: { card: null, seat: 1 } },
    at: {
      troops: [
        [0, 9],
        [7, 8],
      ],
    },
    cut: { deck: [1, 1] },
    in: { frames: [[1, { bought: 1 }]] },
  });
  assert.deepEqual(patched(view(before), patch), after);
  assert.deepEqual(diff(view(after), view(after)), {});
});

test('any list becomes any other', () => {
  const lists = [[], [1], [1, 2], [2, 1], [1, 2, 3], [{ a: 1 }], [{ a: 2, b: 1 }], [{ a: 1 }, { a: 1 }], [null, [1]]];
  for (const old of lists) {
    for (const fresh of lists) {
      const patch = diff(view({ list: old }), view({ list: fresh }));
      assert.deepEqual(patched(view({ list: old }), JSON.parse(JSON.stringify(patch))), { list: fresh });
    }
  }
});
