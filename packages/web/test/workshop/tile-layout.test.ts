import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '@meltemi/engine';
import { compileBoard, randomArrangement } from '@meltemi/engine/board';
import { factsOf } from '../../src/workshop/board-facts.ts';
import { BOARD_SIZES, boardSizeOf } from '../../src/workshop/board-sizes.ts';
import { fromLink, readLayout, toLink, writeLayout } from '../../src/workshop/notation.ts';
import {
  find,
  flip,
  freePlaces,
  NOTHING,
  put,
  step,
  type TileLayout,
  takeBack,
  turn,
} from '../../src/workshop/tile-layout.ts';

const laid = (text: string): TileLayout => {
  const layout = readLayout(text);
  assert.ok('tiles' in layout, text);
  return layout;
};

test('tiles come from the tray to free places that touch the others', () => {
  assert.deepEqual(freePlaces(NOTHING), [[0, 0]]);
  const one = put(NOTHING, 3, [0, 0]);
  assert.equal(writeLayout(one), '3a@0,0/0');
  assert.equal(freePlaces(one).length, 6);
  const two = put(one, 7, [1, 0], 2);
  assert.equal(writeLayout(two), '3a@0,0/0 7a@1,0/2');
  assert.equal(freePlaces(two).length, 8);
  assert.deepEqual(freePlaces(one, 3), []);
  assert.equal(freePlaces(two, 7).length, 5);
});

test('a tile from the tray replaces the one that lies there; a placed one changes places with it', () => {
  const two = laid('3a@0,0/0 7a@1,0/2');
  assert.equal(writeLayout(put(two, 5, [1, 0])), '3a@0,0/0 5a@1,0/0');
  assert.equal(writeLayout(put(two, 3, [1, 0])), '3a@1,0/0 7a@0,0/2');
  assert.equal(writeLayout(step(two, 3, 'ArrowRight')), '3a@1,0/0 7a@0,0/2');
  assert.equal(writeLayout(step(two, 3, 'ArrowUp')), '3a@0,-1/0 7a@1,0/2');
});

test('no tile goes farther than can be read again', () => {
  for (const [arrow, end] of [
    ['ArrowRight', '2a@40,0/0'],
    ['ArrowLeft', '2a@-40,0/0'],
    ['ArrowUp', '2a@0,-40/0'],
    ['ArrowDown', '2a@0,40/0'],
  ] as const) {
    let layout = laid('2a@0,0/0');
    for (let n = 0; n < 50; n++) layout = step(layout, 2, arrow);
    assert.equal(writeLayout(layout), end);
    assert.deepEqual(laid(end), layout);
    for (const at of freePlaces(layout)) laid(writeLayout(put(layout, 5, at)));
  }
});

test('tiles turn by 60°, all flip together, and go back to the tray', () => {
  const two = laid('3a@0,0/0 7a@1,0/5');
  assert.equal(find(turn(two, 7, 1), 7)?.turn, 0);
  assert.equal(find(turn(two, 3, -1), 3)?.turn, 5);
  assert.equal(writeLayout(flip(two)), '3b@0,0/0 7b@1,0/5');
  assert.deepEqual(flip(flip(two)), two);
  assert.equal(writeLayout(takeBack(two, 3)), '7a@1,0/5');
  assert.equal(flip(NOTHING).side, 'b');
});

test('a text is read if its tiles can be laid at all', () => {
  assert.deepEqual(readLayout('hello'), [{ code: 'bad-notation', tile: null }]);
  assert.deepEqual(readLayout(''), [{ code: 'bad-notation', tile: null }]);
  const codes = (text: string): string[] => {
    const flaws = readLayout(text);
    return 'tiles' in flaws ? [] : flaws.map(({ code }) => code);
  };
  assert.deepEqual(codes('3a@0,0/0 7b@1,0/0'), ['mixed-sides']);
  assert.deepEqual(codes('3a@0,0/0 3a@1,0/0 5a@1,0/9'), ['bad-turn', 'tile-twice', 'overlap']);
  assert.deepEqual(codes('11a@0,0/0'), ['unknown-tile']);
  assert.deepEqual(codes('1a@0,0/0 2a@500,0/0'), ['bad-place']);
  assert.deepEqual(codes('1a@0,0/0 2a@5,0/0'), []);
});

test('the same flaw is listed once', () => {
  const flaws = (text: string): string[] => {
    const read = readLayout(text);
    return 'tiles' in read ? [] : read.map(({ code, tile }) => `${code} ${tile}`);
  };
  assert.deepEqual(flaws('1a@0,0/0 1a@1,0/0 1a@0,1/0'), ['tile-twice 1']);
  assert.deepEqual(flaws('1a@0,0/0 2a@0,0/0 2a@0,0/0').sort(), ['overlap 2', 'tile-twice 2']);
});

test('the notation survives an address', () => {
  for (let seed = 0; seed < 10; seed++) {
    const tiles = randomArrangement(10, random(seed));
    const text = writeLayout({ side: tiles[0].side, tiles });
    assert.doesNotMatch(toLink(text), /[/\s%#?]/);
    assert.equal(fromLink(decodeURI(encodeURI(toLink(text)))), text);
  }
});

test('[LE-MAP-3] the number of players and teams decides how many tiles a board has', () => {
  assert.deepEqual(
    BOARD_SIZES.map(({ players, tiles }) => [players, tiles]),
    [
      [2, 8],
      [3, 6],
      [4, 8],
      [4, 8],
      [5, 10],
      [6, 10],
    ],
  );
  assert.equal(boardSizeOf(4, true).teams, true);
  assert.equal(boardSizeOf(6, false).teams, true);
  assert.equal(boardSizeOf('x', undefined).players, 3);
});

test('facts', () => {
  const one = compileBoard(laid('1a@0,0/0').tiles);
  assert.deepEqual(factsOf(one), { lands: 2, seas: 3, islands: 1, cornucopias: 2, priestesses: 1, sites: 4 });
});
