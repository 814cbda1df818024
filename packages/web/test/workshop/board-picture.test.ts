import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '@meltemi/engine';
import { compileBoard, type Place, randomArrangement } from '@meltemi/engine/board';
import { ahead, frameOf, nearest, pictureOf, pointOf } from '../../src/workshop/board-picture.ts';
import { freePlaces } from '../../src/workshop/tile-layout.ts';

test('everything printed on a board has its place, sites apart from each other', () => {
  const tiles = randomArrangement(10, random('picture'));
  const board = compileBoard(tiles);
  const picture = pictureOf(board);
  assert.equal(picture.tiles.length, 10);
  assert.equal(picture.areas.length, board.areas.length);
  for (const [area, { at, sites }] of picture.areas.entries()) {
    assert.ok(Number.isFinite(at.x) && Number.isFinite(at.y));
    assert.equal(sites.length, board.areas[area].sites.length);
    const apart = sites.flatMap((a, i) => sites.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    for (const far of apart) assert.ok(far > 20, `${board.areas[area].name}: sites ${far} apart`);
  }
});

test('the frame holds all places, and one tile is not blown up', () => {
  const frame = frameOf(
    [
      [0, 0],
      [3, -1],
    ],
    0,
  );
  assert.ok(frame.left < 0 && frame.left + frame.width > pointOf([3, -1]).x);
  assert.equal(frameOf([[0, 0]], 0).width, 1600);
});

test('arrow keys find the next free place', () => {
  const places = freePlaces({ side: 'a', tiles: [{ tile: 1, side: 'a', at: [0, 0], turn: 0 }] });
  const left: Place = [-1, 0];
  const next = ahead(places, left, [1, 0]);
  assert.ok(pointOf(places[next]).x > pointOf(left).x);
  assert.equal(ahead([left], left, [1, 0]), -1);
});

test('a tile is dropped at the nearest place, if one is within reach', () => {
  const places: Place[] = [
    [0, 0],
    [1, 0],
  ];
  const { x, y } = pointOf([1, 0]);
  assert.deepEqual(nearest(places, { x: x + 20, y }, 300), [1, 0]);
  assert.equal(nearest(places, { x: x + 301, y }, 300), null);
  assert.equal(nearest([], { x, y }, 300), null);
});
