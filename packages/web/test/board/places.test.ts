import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sitePlace } from '../../src/board/map.ts';
import { meshOf } from '../../src/board/mesh.ts';
import { outlines } from '../../src/board/outline.ts';
import { type Kind, kindsIn } from '../../src/board/places.ts';
import { type Box, inside } from '../../src/board/raster.ts';
import { SIZE, sizesAt, stepAt } from '../../src/board/sizes.ts';
import { boards } from './boards.ts';
import { drawMap } from './draw-map.ts';

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - slack && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - slack;
}

const corners = ({ x, y, w, h }: Box): { x: number; y: number }[] =>
  [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => ({ x: x + dx * w, y: y + dy * h })));

/** Troops stand a little before their standard. */
const STACKED = ['standard', 'troops', 'mercenaries'];

const FEW: readonly (readonly Kind[])[] = [
  ['standard'],
  ['standard', 'troops'],
  ['standard', 'troops', 'mercenaries', 'heroes'],
];

/** The scale of a zoomed board, of the largest boards on a wide screen, and of those on a small one. */
const SCALES = [0.8, 0.41, 0.27];

for (const [name, board] of boards(20)) {
  for (const turn of [0, 3]) {
    test(`places on ${name}, turned by ${turn}`, () => {
      const map = drawMap(board, turn, SCALES[turn ? 0 : 1]);
      const mesh = meshOf(board, turn);
      const labels = map.grounds.map(({ printed }) => printed.label);
      for (const [area, ground] of map.grounds.entries()) {
        const { id, land } = board.areas[area];
        const every = kindsIn(board.areas[area]);
        const loops = outlines(mesh, (other) => other === area);
        const { income, sites } = ground.printed;
        for (const site of sites) assert.ok(inside(loops, site), `a site lies in ${id}`);
        for (const kinds of [every, ...(land ? FEW : [['fleets'] as const])]) {
          const stand = ground.stand(kinds, false);
          for (const kind of kinds) assert.ok(stand[kind], `${id} has a place for ${kind}`);
          const all = Object.entries<Box>({ income, ...sites, ...stand });
          for (const [what, box] of all) {
            if (what in stand) assert.ok(inside(loops, box), `${what} lies in ${id}`);
            for (const [other, more] of all) {
              const stacked = STACKED.includes(what) && STACKED.includes(other);
              if (other !== what && !stacked) assert.ok(!overlap(box, more), `${what} and ${other} of ${id}`);
            }
          }
        }
      }
      const crossed = labels.filter((label, i) => labels.some((other, j) => i < j && overlap(label, other)));
      assert.ok(crossed.length <= labels.length * 0.05, `${crossed.length} names cover another`);
    });
  }
}

for (const step of SCALES) {
  test(`usual pieces are equally large everywhere at ${step}, or nearly so`, () => {
    for (const [name, board] of boards(4)) {
      const map = drawMap(board, 0, step);
      const widths = map.grounds.map((ground, area) =>
        board.areas[area].land
          ? (ground.stand(['standard', 'troops'], false).troops as Box).w / SIZE.troops[0]
          : (ground.stand(['fleets'], false).fleets as Box).w / SIZE.fleets[0],
      );
      const full = widths.filter((width) => width >= map.sizes.piece * 0.8).length;
      assert.ok(full >= widths.length * 0.7, `${name}: ${full} of ${widths.length}`);
      assert.ok(Math.min(...widths) >= map.sizes.piece * 0.5, `${name}: ${Math.min(...widths)}`);
    }
  });
}

test('letters are at least 11 pixels high, at any scale', () => {
  for (let scale = 0.16; scale < 2; scale *= 1.03) {
    const step = stepAt(scale);
    assert.ok(step <= scale * 1.001);
    assert.ok(sizesAt(step).font * scale >= 11);
  }
});

test('a metropolis is twice as large as any other building and stands on its site', () => {
  for (const [name, board] of boards(4)) {
    const map = drawMap(board);
    for (const [site, box] of map.metropolises.entries()) {
      const { x, y, w, h } = sitePlace(map, site);
      assert.ok(Math.abs(box.w - 2 * w) < 0.01 && Math.abs(box.h - 2 * h) < 0.01);
      for (const corner of corners({ x, y, w: w * 0.7, h: h * 0.7 }))
        assert.ok(overlap(box, { ...corner, w: 1, h: 1 }), `${name}: site ${site}`);
    }
  }
});

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
      assert.ok(Math.min(...nearest) < 66, `${name}: ${board.areas[area].id} on ${board.areas[sea].id}: ${nearest}`);
    }
  }
});
