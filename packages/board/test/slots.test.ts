import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast } from '@meltemi/testkit';
import { meshOf } from '../src/geometry/mesh.ts';
import { inset, type Loop, outlines } from '../src/geometry/outline.ts';
import { type Box, inside } from '../src/geometry/raster.ts';
import { outsideAt } from '../src/layout/ground.ts';
import { type BoardMap, siteBox } from '../src/layout/map.ts';
import { NAME_TAG, SIZE, sizesAt, stepAt } from '../src/layout/sizes.ts';
import { type Slot, slotsIn, usualIn } from '../src/layout/slots.ts';
import { drawMap, type Named, shapes } from './draw-map.ts';

function overlap(a: Box, b: Box): boolean {
  const slack = 0.01;
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - slack && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - slack;
}

const corners = ({ x, y, w, h }: Box): { x: number; y: number }[] =>
  [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => ({ x: x + dx * w, y: y + dy * h })));

/** Troops stand a little before their standard. */
const STACKED = ['standard', 'troops', 'mercenaries'];

const FEW: readonly (readonly Slot[])[] = [
  ['standard'],
  ['standard', 'troops'],
  ['standard', 'troops', 'mercenaries', 'heroes'],
];

/** The scale of a zoomed board, of the largest boards on the usual screens, and of those on a phone. */
const SCALES = [0.8, 0.41, 0.27];
const TALL: readonly string[] = ['figure', 'heroes'];
/**
 * How far beyond the border of their area pieces may stand; rounding included, as with the tall ones beyond its frame.
 */
const BEYOND = 18;
const ROUNDING = 4;

const BOARDS = [...shapes(4)];
/** A few of both editions, printed and random. */
const SOME = BOARDS.filter((_, i) => i % 3 === 0);
const maps = new Map<string, BoardMap>();

/** The map of one of the boards, found once for all tests. */
function mapOf(board: Named, step: number, turn = 0): BoardMap {
  const key = `${BOARDS.findIndex(([, one]) => one === board)} ${step} ${turn}`;
  const map = maps.get(key) ?? drawMap(board, turn, step);
  maps.set(key, map);
  return map;
}

function isAround(loops: readonly Loop[], by: number, { x, y, w, h }: Box): boolean {
  const points = loops.flat();
  const [xs, ys] = [points.map((at) => at.x), points.map((at) => at.y)];
  return (
    x - w / 2 >= Math.min(...xs) - by &&
    x + w / 2 <= Math.max(...xs) + by &&
    y - h / 2 >= Math.min(...ys) - by &&
    y + h / 2 <= Math.max(...ys) + by
  );
}

function isIn(loops: readonly Loop[], by: number, box: Box): boolean {
  const grown = loops.map((loop) => inset(loop, -by, 6));
  return corners(box).every((corner) => inside(loops, corner) || inside(grown, corner));
}

/** Names, what areas yield, and sites: none covers another. */
function checkPrint(map: BoardMap): void {
  const printed = map.grounds.map(({ printed }) => printed);
  const boxes = printed.flatMap(({ label, income, sites }) => [label, income, ...sites]);
  for (const [i, { label, income }] of printed.entries())
    for (const [what, box] of Object.entries({ label, income }))
      for (const other of boxes)
        assert.ok(
          other === box || !overlap(box, other),
          `the ${what} of ${(map.shape as Named).areas[i].name} covers something`,
        );
}

for (const [name, board] of BOARDS) {
  for (const turn of [0, 3]) {
    test(`places on ${name}, turned by ${turn}`, () => {
      const map = mapOf(board, SCALES[turn ? 0 : 1], turn);
      const mesh = meshOf(board, turn);
      checkPrint(map);
      const labels = map.grounds.map(({ printed }) => printed.label);
      let hidden = 0;
      for (const [area, ground] of map.grounds.entries()) {
        const { name: id, land } = board.areas[area];
        const every = slotsIn(board.areas[area]);
        const loops = outlines(mesh, (other) => other === area);
        const { income, sites } = ground.printed;
        for (const site of sites) assert.ok(inside(loops, site), `a site lies in ${id}`);
        for (const kinds of [every, ...(land ? FEW : [['fleets'] as const])]) {
          const stand = ground.stand(kinds, false);
          for (const kind of kinds) assert.ok(stand[kind], `${id} has a place for ${kind}`);
          const all = Object.entries<Box>({ income, ...sites, ...stand });
          for (const [what, box] of all) {
            const near = TALL.includes(what)
              ? isAround(loops, outsideAt(map.sizes.font) + ROUNDING, box)
              : isIn(loops, BEYOND, box);
            if (what in stand) assert.ok(near, `${what} lies in ${id}`);
            for (const [other, more] of all) {
              const stacked = STACKED.includes(what) && STACKED.includes(other);
              if (other !== what && !stacked) assert.ok(!overlap(box, more), `${what} and ${other} of ${id}`);
            }
          }
        }
        const common = Object.values<Box>(ground.stand(usualIn(board.areas[area]), false));
        if (common.some((box) => labels.some((label) => overlap(box, label)))) hidden++;
      }
      // Where it would be too small otherwise, a piece stands beneath a name.
      assert.ok(hidden <= 1, `${hidden} usual pieces and names`);
    });
  }
}

/** Letters of other languages for those of the printed names, which are about as long there. */
const LETTERS = {
  accented: ['aeiouyAEIO', 'áéíóúýÁÉÍÓ'],
  cyrillic: ['abcdefghiklmnoprstuvwxyzAEIKLMNPST', 'абцдефгжіклмнопрстуввщизАЕІКЛМНПСТ'],
} as const;

for (const [alphabet, [from, to]] of Object.entries(LETTERS)) {
  test(`${alphabet} names cover nothing and have room for all their letters`, () => {
    for (const [, board] of SOME) {
      const names = board.areas.map(({ name }) => name.replace(/./g, (letter) => to[from.indexOf(letter)] ?? letter));
      const map = drawMap(board, 0, SCALES[1], names);
      checkPrint(map);
      for (const [area, ground] of map.grounds.entries())
        assert.ok(ground.printed.label.w >= names[area].length * 0.4 * map.sizes.font, names[area]);
    }
  });
}

for (const [step, share, least] of [
  [0.8, 1, 1],
  [0.41, 0.9, 0.6],
  [0.27, 0.7, 0.5],
]) {
  test(`usual pieces are equally large everywhere at ${step}, or nearly so`, () => {
    for (const [name, board] of SOME) {
      const map = mapOf(board, step);
      const widths = map.grounds.map((ground, area) => {
        const kind = usualIn(board.areas[area]).at(-1) as 'troops' | 'fleets';
        return (ground.stand(usualIn(board.areas[area]), false)[kind] as Box).w / SIZE[kind][0];
      });
      const full = widths.filter((width) => width >= map.sizes.piece * 0.8).length;
      assert.ok(full >= widths.length * share, `${name}: ${full} of ${widths.length}`);
      assert.ok(Math.min(...widths) >= map.sizes.piece * least - 0.01, `${name}: ${Math.min(...widths)}`);
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

test('a metropolis is at least twice as large as any other building, 56 pixels wide, and stands on its site', (t) => {
  const saw = atLeast(t, 300, 'metropolises');
  for (const [name, board] of BOARDS) {
    const step = 0.41;
    const map = mapOf(board, step);
    for (const [site, box] of map.metropolises.entries()) {
      saw();
      const { x, y, w, h } = siteBox(map, site);
      assert.ok(box.w > 2 * w - 0.01 && box.h > 2 * h - 0.01);
      assert.ok(box.w * step > 55.9, `${name}: ${box.w * step}`);
      for (const corner of corners({ x, y, w: w * 0.7, h: h * 0.7 }))
        assert.ok(overlap(box, { ...corner, w: 1, h: 1 }), `${name}: site ${site}`);
    }
  }
});

for (const step of [0.37, 0.41, 0.5]) {
  test(`at ${step} heroes are 36 pixels high wherever they stand, and most creatures 48 wide, none below 30`, (t) => {
    const sawHeroes = atLeast(t, 70, 'heroes');
    const sawFigures = atLeast(t, 200, 'figures');
    for (const [name, board] of SOME) {
      const map = mapOf(board, step);
      const sizes = (kind: 'heroes' | 'figure', of: 'w' | 'h') =>
        map.grounds.flatMap((ground, area) => {
          const kinds = [...usualIn(board.areas[area]), kind];
          const can = slotsIn(board.areas[area]).includes(kind);
          return can ? [(ground.stand(kinds, false)[kind] as Box)[of] * step] : [];
        });
      const heroes = sizes('heroes', 'h');
      sawHeroes(heroes.length);
      assert.ok(Math.min(...heroes) > 35.9, `${name}: ${Math.min(...heroes)}`);
      const figures = sizes('figure', 'w');
      sawFigures(figures.length);
      assert.ok(figures.filter((wide) => wide > 47.9).length >= figures.length / 2, `${name}: ${figures}`);
      assert.ok(Math.min(...figures) >= 30, `${name}: ${Math.min(...figures)}`);
    }
  });
}

test('the name of a hero covers no pieces, sites and yields of its area, or nearly never', () => {
  const found = { clear: 0, covered: [] as string[] };
  for (const [name, board] of BOARDS) {
    const map = mapOf(board, 0.41);
    const { font } = map.sizes;
    for (const [area, ground] of map.grounds.entries()) {
      if (!slotsIn(board.areas[area]).includes('heroes')) continue;
      const { heroes, ...others } = ground.stand(['standard', 'troops', 'heroes'], false);
      const { x, y, h } = heroes as Box;
      const tall = (NAME_TAG.above + NAME_TAG.below) * font;
      const tag = { x, y: y + h / 2 + NAME_TAG.below * font - tall / 2, w: NAME_TAG.width * font, h: tall };
      const things = [...Object.values<Box>(others), ...ground.printed.sites, ground.printed.income];
      if (things.some((box) => overlap(tag, box))) found.covered.push(`${name}: ${board.areas[area].name}`);
      else found.clear++;
    }
  }
  assert.ok(found.covered.length < found.clear / 20, `${found.clear} clear, ${found.covered.join()}`);
});

test('sites lie on the shore of their sea', (t) => {
  const saw = atLeast(t, 250, 'sites');
  for (const [name, board] of BOARDS) {
    const map = mapOf(board, 0.45);
    const mesh = meshOf(board);
    for (const { area, sea } of board.sites) {
      if (sea < 0) continue;
      saw();
      const shore = mesh.sides.filter((side) => [side.area, side.beyond].sort().join() === [area, sea].sort().join());
      const nearest = map.grounds[area].printed.sites.map((site) =>
        Math.min(...shore.flatMap(({ line }) => line.map(({ x, y }) => Math.hypot(x - site.x, y - site.y)))),
      );
      assert.ok(
        Math.min(...nearest) < 62,
        `${name}: ${board.areas[area].name} on ${board.areas[sea].name}: ${nearest}`,
      );
    }
  }
});
