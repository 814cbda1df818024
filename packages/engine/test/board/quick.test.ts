import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkArrangement } from '../../src/board/check.ts';
import type { Start } from '../../src/board/quick.ts';
import { QUICK } from '../../src/board/quick.ts';
import { compileBoard } from '../../src/board.ts';

const SETUPS = [
  { name: '3 players', quick: QUICK[3], tiles: 6, factions: 3, teams: 3 },
  { name: '4 players', quick: QUICK[4], tiles: 8, factions: 4, teams: 4 },
  { name: '5 players', quick: QUICK[5], tiles: 10, factions: 5, teams: 5 },
  { name: '6 players', quick: QUICK[6], tiles: 10, factions: 6, teams: 3 },
  { name: 'the 2/4-player team game', quick: QUICK.team, tiles: 8, factions: 4, teams: 2 },
];

for (const { name, quick, tiles, factions, teams } of SETUPS) {
  const board = compileBoard(quick.arrangement);
  const at = (id: string): number => board.index.get(id) ?? assert.fail(`no area ${id}`);
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  const same = (of: (start: Start) => number): number => {
    const values = new Set(quick.starts.map(of));
    assert.equal(values.size, 1, String([...values]));
    return [...values][0];
  };

  test(`[LE-MAP-5] ${name}: a board of ${tiles} tiles without problems, a start for ${factions} factions`, () => {
    assert.deepEqual(checkArrangement(quick.arrangement, tiles), []);
    assert.equal(quick.starts.length, factions);
  });

  test(`[LE-MAP-5] ${name}: three lands, three fleets beside them, three troops; nothing is shared`, () => {
    for (const { lands, fleets, troops } of quick.starts) {
      assert.deepEqual([lands.length, fleets.length, troops.length, sum(troops)], [3, 3, 3, 3]);
      lands.forEach((land, i) => {
        assert.ok(board.seaNear[at(land)].includes(at(fleets[i])), `${land} ${fleets[i]}`);
      });
    }
    const all = quick.starts.flatMap(({ lands, fleets }) => [...lands, ...fleets]);
    assert.equal(new Set(all).size, 6 * factions);
  });

  test(`[LE-MAP-5] [LE-INCOME-1] ${name}: every faction starts with an income of 3`, () => {
    assert.equal(
      same(({ lands, fleets }) => sum([...lands, ...fleets].map((id) => board.cornucopias[at(id)]))),
      3,
    );
  });

  test(`[LE-MAP-5] [LE-SETUP-4] ${name}: the first two lands lie on different islands`, () => {
    for (const { lands } of quick.starts) assert.notEqual(board.island[at(lands[0])], board.island[at(lands[1])]);
  });

  test(`[LE-MAP-5] ${name}: one priestess each, no rivals side by side on land`, () => {
    assert.equal(
      same(({ lands }) => lands.filter((id) => board.priestess[at(id)]).length),
      1,
    );
    quick.starts.forEach((mine, i) => {
      const rivals = quick.starts.filter((_, j) => j % teams !== i % teams).flatMap(({ lands }) => lands);
      for (const land of mine.lands) {
        for (const rival of rivals) assert.ok(!board.landNear[at(land)].includes(at(rival)), `${land} ${rival}`);
      }
    });
  });

  test(`[LE-MAP-5] [LE-SETUP-7] ${name}: the first two lands of teammates lie on four islands`, () => {
    for (let team = 0; team < teams; team++) {
      const mates = quick.starts.filter((_, i) => i % teams === team);
      const islands = mates.flatMap(({ lands }) => lands.slice(0, 2).map((id) => board.island[at(id)]));
      assert.equal(new Set(islands).size, islands.length);
    }
  });
}
