import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomArrangement } from '../../src/board/arrangement.ts';
import { readArrangement, writeArrangement } from '../../src/board/arrangement-notation.ts';
import { checkArrangement } from '../../src/board/check.ts';
import { boardWarnings } from '../../src/board/warnings.ts';
import { compileBoard } from '../../src/board.ts';
import type { Placed } from '../../src/model/arrangement.ts';
import { random } from '../../src/model/random.ts';
import { reach } from './reach.ts';

const GOOD = '1a@0,0/0 2a@1,0/3 3a@0,1/5';
const problems = (text: string, tiles = 3) => checkArrangement(readArrangement(text), tiles);
const codes = (text: string, tiles = 3) => problems(text, tiles).map(({ code, tile }) => `${code} ${tile}`);
/** What a careless client might send. */
const raw = (change: Record<string, unknown>) => {
  const [first, second, third] = readArrangement(GOOD);
  return checkArrangement([first, { ...second, ...change } as unknown as Placed, third], 3);
};

test('[LE-MAP-3] three tiles that touch, on the same side, are a board without problems', () => {
  assert.deepEqual(problems(GOOD), []);
});

test('[LE-MAP-3] a wrong number of tiles is a problem', () => {
  assert.deepEqual(problems(GOOD, 6), [
    { code: 'wrong-number', tile: null, text: 'This board needs 6 tiles, but 3 are placed.' },
  ]);
  assert.deepEqual(
    checkArrangement([], 6).map(({ code }) => code),
    ['wrong-number'],
  );
});

test('[LE-MAP-3] unknown tiles, sides, turns and places are problems that name the tile', () => {
  assert.deepEqual(raw({ tile: 11 }), [
    { code: 'unknown-tile', tile: 11, text: 'There is no tile 11: tiles are 1 to 10.' },
  ]);
  assert.deepEqual(
    raw({ tile: 2.5 }).map(({ code }) => code),
    ['unknown-tile'],
  );
  assert.deepEqual(raw({ turn: 6 }), [
    { code: 'bad-turn', tile: 2, text: 'Tile 2 cannot be turned by 6: turns are 0 to 5.' },
  ]);
  assert.deepEqual(
    raw({ turn: 0.5 }).map(({ code }) => code),
    ['bad-turn'],
  );
  assert.deepEqual(raw({ at: [0.5, 0] }), [
    {
      code: 'bad-place',
      tile: 2,
      text: 'Tile 2 is not on a place: a place is two whole numbers, not 0.5,0.',
    },
  ]);
  assert.deepEqual(
    raw({ at: undefined }).map(({ code }) => code),
    ['bad-place'],
  );
  assert.deepEqual(raw({ side: 'c' }), [
    { code: 'bad-side', tile: 2, text: 'Tile 2 has no side c: sides are a and b.' },
  ]);
});

test('[LE-MAP-3] a tile used twice is a problem', () => {
  assert.deepEqual(problems('1a@0,0/0 2a@1,0/3 1a@0,1/5'), [
    { code: 'tile-twice', tile: 1, text: 'Tile 1 is used more than once.' },
  ]);
});

test('[LE-MAP-3] two tiles on one place are a problem', () => {
  assert.deepEqual(problems('1a@0,0/0 2a@1,0/3 3a@1,0/5'), [
    { code: 'overlap', tile: 3, text: 'Tile 3 lies on tile 2 at place 1,0.' },
  ]);
});

test('[LE-MAP-3] every tile not connected with the first is a problem', () => {
  assert.deepEqual(problems('1a@0,0/0 2a@1,0/3 3a@3,0/5'), [
    { code: 'not-connected', tile: 3, text: 'Tile 3 is not connected with tile 1.' },
  ]);
  assert.deepEqual(codes('1a@0,0/0 2a@5,0/3 3a@6,0/5'), ['not-connected 2', 'not-connected 3']);
});

test('[LE-MAP-3] mixed sides are a problem', () => {
  assert.deepEqual(problems('1a@0,0/0 2a@1,0/3 3b@0,1/5'), [
    { code: 'mixed-sides', tile: 3, text: 'Tile 3 shows side b, but tile 1 shows side a.' },
  ]);
});

test('[LE-MAP-3] all problems are reported together', () => {
  assert.deepEqual(codes('1a@0,0/0 1b@0,0/9 12a@7,7/0', 6), [
    'wrong-number null',
    'bad-turn 1',
    'unknown-tile 12',
    'tile-twice 1',
    'overlap 1',
    'mixed-sides 1',
    'not-connected 12',
  ]);
});

test('[LE-MAP-3] an arrangement is written and read without loss', () => {
  const text = '3a@0,0/2 7a@1,0/0 10a@-1,-2/5';
  assert.equal(writeArrangement(readArrangement(text)), text);
  assert.deepEqual(readArrangement(`  3a@0,0/2\n7a@1,0/0 10a@-1,-2/5 `), readArrangement(text));
  for (let seed = 0; seed < 50; seed++) {
    const drawn = randomArrangement(10, random(seed));
    assert.deepEqual(readArrangement(writeArrangement(drawn)), drawn);
  }
});

test('[LE-MAP-3] unreadable text is refused with what was expected and where', () => {
  assert.throws(() => readArrangement(''), /expected tiles like '3a@0,0\/2', but the text is empty/);
  assert.throws(() => readArrangement('3a@0,0/2 7c@1,0/0'), /expected a tile like .* as word 2, not '7c@1,0\/0'/);
  for (const bad of ['3a', '3a@0/2', '3a@0,0', 'a@0,0/1', '3a@0.5,0/1', '3a@0,0/1;']) {
    assert.throws(() => readArrangement(bad), /as word 1/);
  }
});

test('[LE-MAP-3] the same seed draws the same board, another seed another', () => {
  const draw = (seed: string) => writeArrangement(randomArrangement(8, random(seed)));
  assert.equal(draw('naxos'), draw('naxos'));
  assert.notEqual(draw('naxos'), draw('paros'));
});

test('[LE-MAP-3] a seed always draws the same board', () => {
  const draw = (tiles: number, seed: number | string) => writeArrangement(randomArrangement(tiles, random(seed)));
  const boards: [number, number | string, string][] = [
    [6, 1, '7b@0,0/5 1b@1,-1/4 8b@0,-1/2 5b@1,-2/4 4b@2,-2/2 2b@2,-3/3'],
    [6, 'aegean', '3b@0,0/0 4b@0,1/3 9b@1,0/2 6b@-1,1/3 1b@-1,2/2 8b@1,1/0'],
    [8, 1, '9b@0,0/0 1b@-1,0/3 5b@-1,1/5 7b@-2,1/5 8b@-2,2/0 2b@0,1/1 4b@-3,2/4 6b@-2,0/1'],
    [8, 'aegean', '3b@0,0/4 4b@0,1/3 9b@1,0/2 6b@-1,1/1 1b@-1,2/3 8b@1,1/0 10b@-1,0/1 2b@0,2/0'],
    [10, 1, '7b@0,0/4 1b@1,-1/4 8b@0,-1/3 5b@1,-2/3 4b@2,-2/2 2b@2,-3/5 3b@3,-3/2 10b@-1,0/5 9b@0,-2/2 6b@1,-3/5'],
    [10, 7, '3a@0,0/5 10a@-1,0/4 5a@0,-1/2 9a@1,-1/4 7a@1,0/1 4a@0,1/2 8a@-1,-1/1 1a@-1,1/0 6a@1,-2/3 2a@-2,1/2'],
  ];
  for (const [tiles, seed, board] of boards) assert.equal(draw(tiles, seed), board);
});

test('[LE-MAP-3] a board has 1 to 10 tiles', () => {
  for (const tiles of [0, 11, 2.5, Number.NaN]) {
    assert.throws(() => randomArrangement(tiles, random(1)), /a board has 1 to 10 tiles/);
  }
  assert.deepEqual(checkArrangement(randomArrangement(1, random(1)), 1), []);
  assert.equal(randomArrangement(10, () => 0).length, 10); // a generator stuck at one number still ends
});

test('[LE-MAP-3] warnings: a bay cut off from the sea, too few islands for everybody or for teams', () => {
  const warnings = (text: string, factions: number, teams: boolean) =>
    boardWarnings(compileBoard(readArrangement(text)), factions, teams);
  assert.deepEqual(warnings('1b@0,0/0', 3, false), ['few-islands']);
  const cut = compileBoard(readArrangement('8b@0,0/0 7b@1,0/0'));
  assert.ok(reach(cut.lands, (i) => cut.seaNear[i]).size < cut.areas.length - cut.lands);
  assert.deepEqual(boardWarnings(cut, 1, false), ['sea-split']);
  assert.deepEqual(warnings('1a@0,0/0 2a@3,0/0', 3, false), ['sea-split', 'few-islands']);
  const narrow = '3a@0,0/2 5a@-1,1/0 6a@-1,2/3 4a@0,1/4 1a@-1,0/1 9a@-1,3/5 2a@-2,2/2 7a@-2,1/5';
  assert.deepEqual(warnings(narrow, 4, false), []);
  assert.deepEqual(warnings(narrow, 4, true), ['few-islands-for-teams']);
});

for (const tiles of [6, 8, 10]) {
  const drawn = Array.from({ length: 170 }, (_, seed) => randomArrangement(tiles, random(`board ${seed}`)));
  const boards = drawn.map(compileBoard);

  test(`[LE-MAP-3] 170 random boards of ${tiles} tiles: no problems, both sides and all turns occur`, () => {
    for (const arrangement of drawn) assert.deepEqual(checkArrangement(arrangement, tiles), []);
    assert.deepEqual(new Set(drawn.map(([first]) => first.side)), new Set(['a', 'b']));
    assert.equal(new Set(drawn.flatMap((list) => list.map(({ turn }) => turn))).size, 6);
    assert.equal(new Set(drawn.flatMap((list) => list.map(({ tile }) => tile))).size, 10);
  });

  test(`[LE-MAP-1] 170 random boards of ${tiles} tiles: adjacency is mutual, no cell is shared, seas connect`, () => {
    for (const board of boards) {
      const near = board.areas.map((_, i) => [...board.landNear[i], ...board.seaNear[i]]);
      near.forEach((list, i) => {
        assert.ok(!list.includes(i));
        for (const other of list) assert.ok(near[other].includes(i));
      });
      const cells = board.areas.flatMap((area) => area.cells.map(({ q, r }) => `${q},${r}`));
      assert.equal(new Set(cells).size, 7 * tiles);
      assert.equal(reach(board.lands, (i) => board.seaNear[i]).size, board.areas.length - board.lands);
      for (let land = 0; land < board.lands; land++) assert.ok(board.seaNear[land].length > 0);
    }
  });

  test(`[LE-MAP-2] 170 random boards of ${tiles} tiles: islands are complete and enough for deployment`, () => {
    for (const board of boards) {
      const sizes = new Map<number, number>();
      board.island.forEach((island, area) => {
        assert.equal(island === -1, area >= board.lands);
        for (const other of board.landNear[area]) if (island !== -1) assert.equal(board.island[other], island);
        if (island !== -1) sizes.set(island, (sizes.get(island) ?? 0) + 1);
      });
      const factions = tiles === 10 ? 6 : tiles / 2;
      assert.ok(board.lands - Math.max(...sizes.values()) > 2 * (factions - 1));
    }
  });
}
