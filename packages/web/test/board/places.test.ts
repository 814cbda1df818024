import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meshOf } from '../../src/board/mesh.ts';
import { outlines } from '../../src/board/outline.ts';
import { type Kind, kindsIn } from '../../src/board/places.ts';
import { type Box, inside } from '../../src/board/raster.ts';
import { boards } from './boards.ts';
import { drawMap } from './draw-map.ts';

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - slack && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - slack;
}

const corners = ({ x, y, w, h }: Box): { x: number; y: number }[] =>
  [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => ({ x: x + dx * w, y: y + dy * h })));

const FEW: readonly (readonly Kind[])[] = [
  ['standard'],
  ['standard', 'troops'],
  ['standard', 'troops', 'mercenaries', 'heroes'],
];

for (const [name, board] of boards(20)) {
  for (const turn of [0, 3]) {
    test(`places on ${name}, turned by ${turn}`, () => {
      const map = drawMap(board, turn);
      const mesh = meshOf(board, turn);
      for (const [area, ground] of map.grounds.entries()) {
        const { id, land } = board.areas[area];
        const every = kindsIn(board.areas[area]);
        const loops = outlines(mesh, (other) => other === area);
        for (const kinds of [every, ...(land ? FEW : [])]) {
          const { label, income, sites } = ground.printed;
          const boxes = { label, income, ...sites, ...ground.stand(kinds, false) };
          for (const kind of kinds) assert.ok(kind in boxes, `${id} has a place for ${kind}`);
          const all = Object.entries<Box>(boxes);
          for (const [what, box] of all) {
            for (const corner of corners(box)) assert.ok(inside(loops, corner), `${what} lies in ${id}`);
            for (const [other, more] of all) {
              if (other !== what) assert.ok(!overlap(box, more), `${what} and ${other} of ${id}`);
            }
          }
        }
      }
    });
  }
}

test('sites lie on the shore of their sea', () => {
  for (const [name, board] of boards(4)) {
    const map = drawMap(board);
    const mesh = meshOf(board);
    for (const { area, sea } of board.sites) {
      if (sea < 0) continue;
      const shore = mesh.sides.filter((side) => [side.area, side.beyond].sort().join() === [area, sea].sort().join());
      const nearest = map.grounds[area].printed.sites.map((site) =>
        Math.min(...shore.flatMap(({ line }) => line.map(({ x, y }) => Math.hypot(x - site.x, y - site.y)))),
      );
      assert.ok(Math.min(...nearest) < 62, `${name}: ${board.areas[area].id} on ${board.areas[sea].id}: ${nearest}`);
    }
  }
});
