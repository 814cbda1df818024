import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { boardOf, setup } from '@meltemi/engine';
import { prepared } from '../../build/layouts.ts';
import { ASPECT, type BoardMap, finishing, sketching, turnFor } from '../../src/board/map.ts';
import { type Kind, kindsIn, type Layout } from '../../src/board/places.ts';
import { sizesAt } from '../../src/board/sizes.ts';
import { atOnce } from '../../src/steps.ts';
import { drawMap } from './draw-map.ts';

/** All subsets of a list. */
const subsets = (kinds: readonly Kind[]): Kind[][] =>
  kinds.reduce<Kind[][]>((some, kind) => some.concat(some.map((one) => [...one, kind])), [[]]);

/** Everything that is drawn of a map. */
function drawn({ rim, tint, grounds, board, ...lines }: BoardMap) {
  const areas = board.areas.map((area, i) => {
    const stands = subsets(kindsIn(area)).flatMap((kinds) => [false, true].map((on) => grounds[i].stand(kinds, on)));
    return { rim: rim(i), tint: tint(i), printed: grounds[i].printed, pole: grounds[i].pole, stands };
  });
  return { lines, areas };
}

for (const { players, turn, step, names, found } of prepared()) {
  test(`the board for ${players}, turned by ${turn}, with ${names[0]}, is laid out when the page is built as it would be later`, () => {
    const board = boardOf(setup({ players, board: 'quick' }));
    const kept = JSON.parse(JSON.stringify(found)) as readonly Layout[];
    // biome-ignore lint/correctness/useYield: nothing is left to be found.
    const laying = function* () {
      return kept;
    };
    const map = atOnce(finishing(atOnce(sketching(board, turn)), names, laying, sizesAt(step)));
    assert.deepEqual(drawn(map), drawn(drawMap(board, turn, step, [...names])));
    assert.ok(gzipSync(JSON.stringify(found)).length < 2000);
  });
}

test('the boards for three and four are prepared for every window', () => {
  const keys = prepared().map(({ players, turn }) => `${players}-${turn}`);
  const asked = [3, 4].flatMap((players) => {
    const { table } = setup({ players, board: 'quick' });
    return Object.values(ASPECT).map((aspect) => `${players}-${turnFor({ table }, aspect)}`);
  });
  assert.deepEqual(new Set(keys), new Set(asked));
});
