import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Layout } from '../src/layout/ground.ts';
import { layoutKey } from '../src/layout/layout-key.ts';
import { type BoardMap, finishing, sketching, turnFor } from '../src/layout/map.ts';
import { findLayouts, stepsFor, turnIn } from '../src/layout/prebuild.ts';
import { sizesAt } from '../src/layout/sizes.ts';
import { type Slot, slotsIn } from '../src/layout/slots.ts';
import { atOnce } from '../src/tasks/slices.ts';
import { drawMap, shapeOf } from './draw-map.ts';

/** All subsets of a list. */
const subsets = (slots: readonly Slot[]): Slot[][] =>
  slots.reduce<Slot[][]>((some, slot) => some.concat(some.map((one) => [...one, slot])), [[]]);

/** Everything that is drawn of a map. */
function drawn({ rim, tint, grounds, shape, ...lines }: BoardMap) {
  const areas = shape.areas.map((area, i) => {
    const stands = subsets(slotsIn(area)).flatMap((slots) => [false, true].map((on) => grounds[i].stand(slots, on)));
    return { rim: rim(i), tint: tint(i), printed: grounds[i].printed, middle: grounds[i].middle, stands };
  });
  return { lines, areas };
}

for (const players of [3, 4])
  for (const window of ['wide', 'tall'] as const)
    test(`layouts of the board for ${players}, found before and stored, lead to the same ${window} map`, () => {
      const shape = shapeOf(`quick ${players}`);
      const names = shape.areas.map(({ name }) => name);
      const turn = turnIn(shape, window);
      const room = { width: 720, height: window === 'wide' ? 500 : 768 };
      for (const step of stepsFor(shape, turn, [room])) {
        const [found] = findLayouts(shape, turn, step, [names]);
        const kept = JSON.parse(JSON.stringify(found)) as readonly Layout[];
        // biome-ignore lint/correctness/useYield: nothing is left to be found.
        const finder = function* () {
          return kept;
        };
        const map = atOnce(finishing(atOnce(sketching(shape, turn)), names, finder, sizesAt(step)));
        assert.deepEqual(drawn(map), drawn(drawMap(shape, turn, step)));
      }
    });

test('a key tells languages, turns and zoom steps apart', () => {
  const keys = [
    layoutKey(3, ['Naxos'], 0, sizesAt(0.45)),
    layoutKey(3, ['Наксос'], 0, sizesAt(0.45)),
    layoutKey(3, ['Naxos'], 1, sizesAt(0.45)),
    layoutKey(3, ['Naxos'], 0, sizesAt(0.5)),
    layoutKey(4, ['Naxos'], 0, sizesAt(0.45)),
  ];
  assert.equal(new Set(keys).size, keys.length);
});

test('a board turns to fit the screen better', () => {
  const shape = shapeOf('classic 3');
  const [wide, tall] = [1.6, 0.6].map((aspect) => drawMap(shape, turnFor(shape, aspect)));
  assert.ok(wide.width > wide.height);
  assert.ok(tall.width < tall.height);
});
