import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, random, shuffled } from '../../src/model/random.ts';

const first = (seed: number | string) => {
  const rng = random(seed);
  return [rng(), rng(), rng()].map((n) => n * 2 ** 32);
};

test('[LE-MAP-3] the generator of random boards never changes: the first numbers of three seeds', () => {
  assert.deepEqual(first(1), [3076750869, 2812269148, 221190325]);
  assert.deepEqual(first('naxos'), [4248531026, 2846922735, 1982222309]);
  assert.deepEqual(first(''), [205867027, 2547370185, 1062249516]);
  assert.deepEqual(first(7), first('7'));
});

test('[LE-MAP-3] numbers are uniform, also over seeds that differ little', () => {
  const counts = new Array<number>(10).fill(0);
  for (let seed = 0; seed < 2000; seed++) {
    const rng = random(seed);
    for (let i = 0; i < 5; i++) counts[below(rng, 10)]++;
  }
  for (const count of counts) assert.ok(Math.abs(count - 1000) < 150, String(counts));
});

test('[LE-MAP-3] a shuffle keeps every element and leaves the list as it was', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const mixed = shuffled(list, random('shuffle'));
  assert.deepEqual(list, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.notDeepEqual(mixed, list);
  assert.deepEqual(
    [...mixed].sort((a, b) => a - b),
    list,
  );
});
