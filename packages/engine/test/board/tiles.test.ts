import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIDES as BY_SIDE, TILES } from '../../src/board/tiles.ts';
import { compileBoard } from '../../src/board.ts';
import { reach } from './reach.ts';

const SIDES = TILES.flatMap((tile) =>
  (['a', 'b'] as const).map((side) => ({ tile, side, ...BY_SIDE[side][tile - 1] })),
);
const alone = ({ tile, side }: { tile: number; side: 'a' | 'b' }) =>
  compileBoard([{ tile, side, at: [0, 0], turn: 0 }]);

test('[LE-MAP-3] there are ten tiles with two sides each, numbered 1 to 10', () => {
  assert.deepEqual(TILES, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.equal(SIDES.length, 20);
});

test('[LE-MAP-4] area ids are ascii, unique over all sides, and differ in their first nine characters', () => {
  const ids = SIDES.flatMap(({ areas }) => areas.map(({ id }) => id));
  for (const id of ids) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
  assert.equal(new Set(ids.map((id) => id.slice(0, 9))).size, ids.length);
});

for (const side of SIDES) {
  const title = `tile ${side.tile}${side.side}`;

  test(`[LE-MAP-1] ${title}: seven cells, 2–3 land and 3–4 sea areas, each in one piece`, () => {
    assert.equal(side.cells.length, 7);
    assert.deepEqual(new Set(side.cells), new Set(side.areas.map(({ letter }) => letter)));
    const board = alone(side);
    const seas = board.areas.length - board.lands;
    assert.ok(board.lands >= 2 && board.lands <= 3, `${board.lands} lands`);
    assert.ok(seas >= 3 && seas <= 4, `${seas} seas`);
    for (const area of board.areas) {
      const near = (i: number) =>
        area.cells.flatMap(({ q, r }, j) => {
          const [dq, dr] = [q - area.cells[i].q, r - area.cells[i].r];
          return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1 ? [j] : [];
        });
      assert.equal(reach(0, near).size, area.cells.length, area.id);
    }
  });

  test(`[LE-MAP-4] ${title}: sites, cornucopias and priestess symbols in moderate numbers`, () => {
    const board = alone(side);
    assert.ok(board.sites.length >= 3 && board.sites.length <= 5, `${board.sites.length} sites`);
    const wealth = board.cornucopias.reduce((sum, n) => sum + n, 0);
    assert.ok(wealth >= 2 && wealth <= 4, `${wealth} cornucopias`);
    assert.ok(board.priestess.filter(Boolean).length <= 1);
    for (const area of board.areas) {
      assert.ok(area.cornucopias >= 0 && area.cornucopias <= 2, area.id);
      assert.ok(area.land ? [1, 2].includes(area.sites.length) : area.sites.length === 0, area.id);
      assert.ok(area.land || !area.priestess, area.id);
    }
  });

  test(`[R-PORT] ${title}: every site lies on the shore of a sea area of its own tile`, () => {
    const board = alone(side);
    for (const { area, sea } of board.sites) assert.ok(board.seaNear[area].includes(sea), board.areas[area].id);
  });

  test(`[LE-MAP-1] ${title}: its seas are connected with each other`, () => {
    const board = alone(side);
    assert.equal(reach(board.lands, (i) => board.seaNear[i]).size, board.areas.length - board.lands);
  });
}

test('[LE-MAP-4] the two sides are alike in wealth, and a third of the land areas show a priestess', () => {
  for (const face of ['a', 'b'] as const) {
    const areas = SIDES.filter(({ side }) => side === face).flatMap((side) => side.areas);
    const wealth = areas.reduce((sum, { cornucopias }) => sum + cornucopias, 0);
    const lands = areas.filter(({ land }) => land);
    const share = lands.filter(({ priestess }) => priestess).length / lands.length;
    assert.ok(wealth >= 23 && wealth <= 26, `${face}: ${wealth}`);
    assert.ok(share >= 0.3 && share <= 0.4, `${face}: ${share}`);
  }
});
