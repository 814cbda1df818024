import type { Area, Board } from '@meltemi/engine';
import type { Steps } from '../steps.ts';
import type { Laying } from './map.ts';
import { type Mesh, middle, turned } from './mesh.ts';
import { bent, type Point } from './noise.ts';
import { type Floor, kindsIn, type Layout, largest, SHRINKS, shared, titleSize } from './places.ts';
import { poleIn } from './pole.ts';
import { type Box, inside, type Raster } from './raster.ts';
import { shoreOf } from './shore.ts';
import { SIZE, type Sizes } from './sizes.ts';

// Finds how the areas of a board are laid out at a zoom step: first all sites, then a name after the other, each where it leaves most room for
// pieces. That of the first boards is found when the page is built.

/** Where a name is tried, from the middle of an area, in parts of the way to its border. */
const TRIES = [
  [0, -1],
  [0, 1],
  [0, -0.75],
  [0, 0.75],
  [-0.45, -0.85],
  [0.45, -0.85],
  [-0.45, 0.85],
  [0.45, 0.85],
  [-0.8, 0],
  [0.8, 0],
] as const;
/** What counts as much as pieces that shrink by a rank: a name that lies all beyond its area, on the sea of others, on their land, on a thing. */
const ASTRAY = { out: 2, sea: 5, land: 7, covered: 14 };

type Sited = Pick<Layout, 'scale' | 'sites'> & { readonly boxes: readonly Box[] };

/** How the areas of a board are laid out, by the names they are called here. */
export function laying(board: Board, names: readonly string[], turn: number, sizes: Sizes): Laying {
  return function* (floors, mesh, edges) {
    const sited: Sited[] = [];
    for (const [index, area] of board.areas.entries()) {
      yield;
      sited.push(sitesOf(area, floors[index], shoresOf(board, mesh, turn, area), sizes));
    }
    const taken = [...sited.flatMap(({ boxes }) => boxes), ...edges];
    const layouts: Layout[] = [];
    // Islands first: they have less room to spare than the sea.
    const order = [...board.areas.keys()].sort((a, b) => Number(board.areas[b].land) - Number(board.areas[a].land));
    for (const index of order) {
      const { boxes, ...sites } = sited[index];
      const astray = (at: Point): number => {
        const where = floors.findIndex(({ loops }) => inside(loops, at));
        if (where === index) return 0;
        return where < 0 ? ASTRAY.out : board.areas[where].land ? ASTRAY.land : ASTRAY.sea;
      };
      const name = names[index];
      layouts[index] = {
        ...sites,
        ...(yield* naming(board.areas[index], name, floors[index], boxes, taken, sizes, astray)),
      };
    }
    return layouts;
  };
}

interface Site {
  readonly at: Point;
  readonly towards: Point;
}

/** The shores of its sites; a classic slot lies in a cell of its own. */
function shoresOf(board: Board, mesh: Mesh, turn: number, { sites, cells }: Area): Site[] {
  return sites.map((site) => {
    const { area, sea } = board.sites[site];
    const alike = sites.filter((other) => board.sites[other].sea === sea);
    const nth = alike.indexOf(site);
    if (sea >= 0) return shoreOf(mesh, area, sea, (nth + 0.5) / alike.length);
    return { at: turned(bent(middle(cells[nth])), turn), towards: { x: 0, y: -1 } };
  });
}

/** Sites of the size of the step, or smaller, as long as they leave room for those who hold the area. */
function sitesOf(area: Area, { inland, shore }: Floor, spots: readonly Site[], sizes: Sizes): Sited {
  let found: Sited | null = null;
  for (const [scale, shrink] of SHRINKS.entries()) {
    const [coast, open] = [shore.copy(), inland.copy()];
    const factor = sizes.site * shrink;
    const sites: Layout['sites'][number][] = [];
    const boxes: Box[] = [];
    for (const { at, towards } of spots) {
      const to = { x: at.x - towards.x * 31 * factor, y: at.y - towards.y * 31 * factor };
      const corner = coast.nearest(SIZE.site, factor, to);
      if (!corner) break;
      boxes.push(coast.putAt(SIZE.site, factor, corner));
      sites.push({ at: corner, shore: { x: short(towards.x), y: short(towards.y) } });
    }
    if (sites.length < spots.length) continue;
    for (const box of boxes) open.take(box);
    found ??= { scale, sites, boxes };
    const pole = open.at(poleIn(open));
    const room = largest([open], kindsIn(area).slice(0, 2), [pole], sizes);
    if (room && room.rank <= 1) return { scale, sites, boxes };
    if (shrink < 0.7) break;
  }
  if (!found) throw new Error(`${area.id} has no room for its sites`);
  return found;
}

/** Written with few letters. */
const short = (n: number): number => Math.round(n * 1000) / 1000;

/** The place of a name, which is then taken. */
function* naming(
  area: Area,
  name: string,
  { inland, beyond, around }: Floor,
  sites: readonly Box[],
  taken: Box[],
  sizes: Sizes,
  astray: (at: Point) => number,
): Steps<Omit<Layout, 'scale' | 'sites'>> {
  const without = (raster: Raster, boxes: readonly Box[]): Raster => {
    const copy = raster.copy();
    for (const box of boxes) copy.take(box);
    return copy;
  };
  const [open, named] = [without(inland, sites), without(around, taken)];
  const rooms = [open, without(beyond, taken)];
  const pole = poleIn(open);
  const middle = open.at(pole);
  const size = titleSize(area, name, sizes);
  const reach = area.land ? 90 : 60;
  let best: { layout: Omit<Layout, 'scale' | 'sites'>; boxes: Box[] } | null = null;
  let least = Number.POSITIVE_INFINITY;
  // Where nothing is free, a name covers something else, as little as can be.
  for (const [raster, [dx, dy]] of [named, around].flatMap((room) => TRIES.map((way) => [room, way] as const))) {
    if (raster === around && best) break;
    yield;
    const corner = raster.nearest(size.label, 1, { x: middle.x + dx * reach, y: middle.y + dy * reach });
    if (!corner) continue;
    const label = around.copy().putAt(size.label, 1, corner);
    // Yields stand beside the name, towards the middle, as far inside as there is room.
    const to = { x: label.x, y: label.y + Math.sign(middle.y - label.y || 1) * (sizes.label + sizes.income) * 0.5 };
    const within = [
      without(beyond, [...taken, label]),
      without(around, [...taken, label]),
      without(around, [...sites, label]),
    ];
    const found = within.map((room) => room.put(size.income, 1, to)).find((box) => box !== null);
    if (!found) continue;
    const income = { ...found, x: short(found.x), y: short(found.y) };
    const parts = [-0.45, -0.225, 0, 0.225, 0.45];
    const strayed = parts.reduce((sum, part) => sum + astray({ x: label.x + part * label.w, y: label.y }), 0);
    const covered = [label, income].map(
      (box) => taken.reduce((sum, other) => sum + shared(box, other), 0) / (box.w * box.h),
    );
    const far = Math.hypot(label.x - middle.x, label.y - middle.y) + Math.hypot(income.x - to.x, income.y - to.y);
    const cost = far / 300 + strayed / parts.length + ASTRAY.covered * (covered[0] + covered[1]);
    if (cost >= least) continue;
    const left = rooms.map((room) => without(room, [label, income]));
    const usual = largest(left, kindsIn(area).slice(0, 2), [middle], sizes)?.rank ?? SHRINKS.length;
    if (cost + 2 * usual >= least) continue;
    // Few areas are ever full: the usual pieces count more than all.
    const all = largest(left.slice(1), kindsIn(area), [middle], sizes)?.rank ?? SHRINKS.length;
    const worth = cost + 2 * usual + (area.land ? 0.7 : 0.3) * all;
    if (worth >= least) continue;
    least = worth;
    best = {
      layout: { label: corner, income: { x: income.x, y: income.y }, pole: poleIn(left[0]), far: pole },
      boxes: [label, income],
    };
  }
  if (!best) {
    // A long name on a small board: it lies across the area, with the yields beneath.
    const corner = around.cornerAround(size.label, middle);
    const label = around.copy().putAt(size.label, 1, corner);
    const [x, y] = [short(label.x), short(label.y + (sizes.label + sizes.income) * 0.5)];
    const income = { x, y, w: size.income[0], h: size.income[1] };
    best = { layout: { label: corner, income: { x, y }, pole, far: pole }, boxes: [label, income] };
  }
  taken.push(...best.boxes);
  return best.layout;
}
