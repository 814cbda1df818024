import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centre, flower, hexKey, neighbours, nextPlaces, STEPS, turned } from '../../src/board/hex.ts';

test('[LE-MAP-3] a turn is 60° clockwise: east becomes south-east, six turns change nothing', () => {
  STEPS.forEach((step, i) => {
    assert.deepEqual(turned(step, 1), STEPS[(i + 1) % 6]);
    assert.deepEqual(turned(step, 6), step);
  });
});

test('[LE-MAP-3] flowers fill the plane: no two places share a cell and none is left out', () => {
  const owners = new Map<number, number>();
  for (let a = -6; a <= 6; a++) {
    for (let b = -6; b <= 6; b++) {
      for (const cell of flower([a, b], (a + b + 12) % 6))
        owners.set(hexKey(cell), (owners.get(hexKey(cell)) ?? 0) + 1);
    }
  }
  assert.equal(owners.size, 13 * 13 * 7);
  for (let q = -4; q <= 4; q++) for (let r = -4; r <= 4; r++) assert.equal(owners.get(hexKey({ q, r })), 1);
});

test('[LE-MAP-3] the six next places are those whose flowers touch', () => {
  const rim = new Set(flower([0, 0], 0).flatMap(neighbours).map(hexKey));
  for (let a = -3; a <= 3; a++) {
    for (let b = -3; b <= 3; b++) {
      if (a === 0 && b === 0) continue;
      const touches = flower([a, b], 0).some((cell) => rim.has(hexKey(cell)));
      assert.equal(
        nextPlaces([0, 0]).some((at) => at[0] === a && at[1] === b),
        touches,
        `${a},${b}`,
      );
    }
  }
  assert.deepEqual(centre([1, 0]), { q: 2, r: 1 });
  assert.deepEqual(centre([0, 1]), { q: -1, r: 3 });
});
