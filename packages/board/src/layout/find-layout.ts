import { innerPoint } from '../geometry/inner-point.ts';
import { itemAt } from '../geometry/item-at.ts';
import { type Mesh, middle as middleOf, turned } from '../geometry/mesh.ts';
import { bent, type Point } from '../geometry/noise.ts';
import { type Box, inside, type Raster, type Square } from '../geometry/raster.ts';
import type { Area, Shape } from '../geometry/shape.ts';
import { shoreOf } from '../geometry/shore.ts';
import type { Steps } from '../tasks/slices.ts';
import type { Floor, Layout } from './ground.ts';
import type { LayoutFinder } from './map.ts';
import { shared } from './overlap.ts';
import { SIZE, type Sizes } from './sizes.ts';
import { largest, SHRINKS, slotsIn } from './slots.ts';
import { titleSize } from './title-size.ts';

// Finds how the areas of a board are laid out at a zoom step: first all sites, then a name after the other, each where
// it leaves most room for pieces. That of the first boards is found when the page is built.

/** Positions tried for a name, from the middle of an area, in parts of the distance to its border. */
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
/**
 * What counts as much as pieces that shrink by a rank: a name that lies all beyond its area, on the sea of others, on
 * their land, on a thing.
 */
const ASTRAY = { out: 2, sea: 5, land: 7, covered: 14 };

type Sited = Pick<Layout, 'scale' | 'sites'> & { readonly boxes: readonly Box[] };

/** Finds the layouts of a board's areas for names in the reader's language. */
export function layoutFinder(shape: Shape, names: readonly string[], turn: number, sizes: Sizes): LayoutFinder {
  return function* (floors, mesh, edges) {
    const sited: Sited[] = [];
    for (const [index, area] of shape.areas.entries()) {
      yield;
      sited.push(sitesOf(area, itemAt(floors, index), shoresOf(shape, mesh, turn, area), sizes));
    }
    const taken = [...sited.flatMap(({ boxes }) => boxes), ...edges];
    const layouts: Layout[] = [];
    // Islands first, because they have less room than the sea.
    const order = [...shape.areas.entries()].sort(([, a], [, b]) => Number(b.land) - Number(a.land));
    for (const [index, area] of order) {
      const { boxes, ...sites } = itemAt(sited, index);
      const astray = (at: Point): number => {
        const where = floors.findIndex(({ loops }) => inside(loops, at));
        if (where === index) return 0;
        return where < 0 ? ASTRAY.out : itemAt(shape.areas, where).land ? ASTRAY.land : ASTRAY.sea;
      };
      const name = itemAt(names, index);
      layouts[index] = {
        ...sites,
        ...(yield* naming(area, name, itemAt(floors, index), boxes, taken, sizes, astray)),
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
function shoresOf(shape: Shape, mesh: Mesh, turn: number, { sites, cells }: Area): Site[] {
  return sites.map((site) => {
    const { area, sea } = itemAt(shape.sites, site);
    const alike = sites.filter((other) => itemAt(shape.sites, other).sea === sea);
    const nth = alike.indexOf(site);
    if (sea >= 0) return shoreOf(mesh, area, sea, (nth + 0.5) / alike.length);
    return { at: turned(bent(middleOf(itemAt(cells, nth))), turn), towards: { x: 0, y: -1 } };
  });
}

/** Sites at the size of the step, or smaller if pieces of the area's holder would find no room. */
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
    const middle = open.at(innerPoint(open));
    const room = largest([open], slotsIn(area).slice(0, 2), [middle], sizes);
    if (room && room.rank <= 1) return { scale, sites, boxes };
    if (shrink < 0.7) break;
  }
  if (!found) throw new Error('An area has no room for its sites.');
  return found;
}

/** Rounds a number, to keep the stored layout short. */
const short = (n: number): number => Math.round(n * 1000) / 1000;

/** Where name, yields and pieces go, and the boxes of name and yields. */
interface Titled {
  readonly layout: Omit<Layout, 'scale' | 'sites'>;
  readonly boxes: readonly Box[];
}

/** Finds the place of a name and marks it as taken. */
function* naming(
  area: Area,
  name: string,
  { inland, beyond, around }: Floor,
  sites: readonly Box[],
  taken: Box[],
  sizes: Sizes,
  astray: (at: Point) => number,
): Steps<Titled['layout']> {
  const [open, named] = [without(inland, sites), without(around, taken)];
  const off = without(beyond, taken);
  const far = innerPoint(open);
  const middle = open.at(far);
  const size = titleSize(area, name, sizes);
  const reach = area.land ? 90 : 60;
  let best: Titled | null = null;
  let least = Number.POSITIVE_INFINITY;
  // If nothing is free, the name covers something else, as little as possible.
  for (const [raster, [dx, dy]] of [named, around].flatMap((room) => TRIES.map((way) => [room, way] as const))) {
    if (raster === around && best) break;
    yield;
    const corner = raster.nearest(size.label, 1, { x: middle.x + dx * reach, y: middle.y + dy * reach });
    if (!corner) continue;
    const label = around.copy().putAt(size.label, 1, corner);
    // Yields go beside the name, towards the middle of the area, as far inside as there is room.
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
    const covered = (box: Box): number => taken.reduce((sum, other) => sum + shared(box, other), 0) / (box.w * box.h);
    const away = Math.hypot(label.x - middle.x, label.y - middle.y) + Math.hypot(income.x - to.x, income.y - to.y);
    const cost = away / 300 + strayed / parts.length + ASTRAY.covered * (covered(label) + covered(income));
    if (cost >= least) continue;
    const [inner, outer] = [without(open, [label, income]), without(off, [label, income])];
    const usual = largest([inner, outer], slotsIn(area).slice(0, 2), [middle], sizes)?.rank ?? SHRINKS.length;
    if (cost + 2 * usual >= least) continue;
    // Few areas are ever full, so the usual pieces count more than all pieces.
    const all = largest([outer], slotsIn(area), [middle], sizes)?.rank ?? SHRINKS.length;
    const worth = cost + 2 * usual + (area.land ? 0.7 : 0.3) * all;
    if (worth >= least) continue;
    least = worth;
    best = {
      layout: { label: corner, income: { x: income.x, y: income.y }, middle: innerPoint(inner), far },
      boxes: [label, income],
    };
  }
  best ??= across(around, { middle, far }, size, sizes);
  taken.push(...best.boxes);
  return best.layout;
}

/** A long name on a small board lies across the area, with the yields below it. */
function across(
  around: Raster,
  { middle, far }: { middle: Point; far: Square },
  size: ReturnType<typeof titleSize>,
  sizes: Sizes,
): Titled {
  const corner = around.cornerAround(size.label, middle);
  const label = around.copy().putAt(size.label, 1, corner);
  const [x, y] = [short(label.x), short(label.y + (sizes.label + sizes.income) * 0.5)];
  const income = { x, y, w: size.income[0], h: size.income[1] };
  return { layout: { label: corner, income: { x, y }, middle: far, far }, boxes: [label, income] };
}

/** A copy of a raster in which these boxes are taken as well. */
function without(raster: Raster, boxes: readonly Box[]): Raster {
  const copy = raster.copy();
  for (const box of boxes) copy.take(box);
  return copy;
}
