import { itemAt } from '../geometry/item-at.ts';
import { type Mesh, meshing, middle, turned } from '../geometry/mesh.ts';
import { noise, type Point } from '../geometry/noise.ts';
import { inset, type Loop, lines, outlines, paths } from '../geometry/outline.ts';
import type { Box } from '../geometry/raster.ts';
import type { Shape } from '../geometry/shape.ts';
import type { Steps } from '../tasks/slices.ts';
import { type Floor, floorOf, Ground, type Layout, type Printed, type SiteBox } from './ground.ts';
import { raised } from './overlap.ts';
import { METROPOLIS, type Sizes } from './sizes.ts';
import { usualIn } from './slots.ts';

/** A board as it is drawn. It does not change during a game. */
export interface BoardMap {
  readonly shape: Shape;
  /** The sizes of what stands on it. */
  readonly sizes: Sizes;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** By area: its outline. */
  readonly areas: readonly string[];
  /** The lines inside an area that show who controls it. */
  rim(area: number): string;
  tint(area: number): string;
  /** By area: where things stand. */
  readonly grounds: readonly Ground[];
  /** By site: where a metropolis stands. */
  readonly metropolises: readonly Box[];
  readonly coast: string;
  readonly seas: string;
  /** Bands of shallow water around the islands, the widest first, and tones of the land from the coast to the hills. */
  readonly shallows: readonly string[];
  readonly hills: readonly string[];
  /** Lights in the villages at night. */
  readonly lamps: string;
  readonly seaBorders: string;
  readonly landBorders: string;
  readonly edge: string;
}

/** Sea beyond the outermost areas; a coast has its shallows there. */
const MARGIN = 14;

/** The lines of a board, before names and sites are placed. */
export interface Sketch {
  readonly mesh: Mesh;
  /** By area. */
  readonly loops: readonly (readonly Loop[])[];
  readonly lines: Omit<BoardMap, 'grounds' | 'metropolises' | 'sizes'>;
}

export function* sketching(shape: Shape, turn: number): Steps<Sketch> {
  const mesh = yield* meshing(shape, turn);
  yield;
  const loops: Loop[][] = [];
  for (const i of shape.areas.keys()) {
    loops.push(outlines(mesh, (area) => area === i));
    yield;
  }
  const land = (area: number): boolean => area >= 0 && itemAt(shape.areas, area).land;
  const coasts = outlines(mesh, land);
  const bands: string[] = [];
  for (const [by, rounds, unrest] of BANDS) {
    yield;
    bands.push(paths(coasts.map((loop) => inset(loop, by, rounds, unrest))));
  }
  const areas: string[] = [];
  for (const own of loops) {
    areas.push(paths(own));
    yield;
  }
  const borders = mesh.sides.filter(({ beyond }) => beyond >= 0);
  const within = (by: number, rounds: number): ((area: number) => string) =>
    remembered((area) => paths(itemAt(loops, area).map((loop) => inset(loop, by, rounds))));
  const drawn = {
    shape,
    ...frame(loops.flat()),
    areas,
    rim: within(4.5, 4),
    tint: within(12, 8),
    lamps: lampsOf(coasts),
    coast: paths(coasts),
    seas: paths(outlines(mesh, (area) => area >= 0)),
    shallows: bands.slice(0, 3),
    hills: bands.slice(3),
    seaBorders: lines(borders.filter(({ area, beyond }) => !land(area) && !land(beyond))),
    landBorders: lines(borders.filter(({ area, beyond }) => land(area) && land(beyond))),
    edge: lines(mesh.sides.filter(({ area, beyond }) => beyond < 0 && !land(area))),
  };
  return { mesh, loops, lines: drawn };
}

/** Says how the areas are laid out. */
export type LayoutFinder = (floors: readonly Floor[], mesh: Mesh, edges: readonly Box[]) => Steps<readonly Layout[]>;

/** Completes a map: lays out all areas for a zoom step. */
export function* finishing(
  { mesh, loops, lines }: Sketch,
  names: readonly string[],
  find: LayoutFinder,
  sizes: Sizes,
): Steps<BoardMap> {
  const floors = yield* flooring(lines.shape, loops, sizes);
  const edges = edgesOf(lines);
  const layouts = yield* find(floors, mesh, edges);
  const grounds: Ground[] = [];
  for (const [i, area] of lines.shape.areas.entries()) {
    yield;
    grounds.push(new Ground(area, itemAt(names, i), itemAt(floors, i), itemAt(layouts, i), sizes));
  }
  const printed = grounds.map(({ printed }) => printed);
  for (const [i, ground] of grounds.entries()) {
    yield;
    const others = printed.filter((_, other) => other !== i);
    const beyond = others.flatMap(({ income, sites }) => [income, ...sites]);
    ground.cover([...printed.map(({ label }) => label), ...beyond]);
    ground.keepOff(() => ({
      printed: [...beyond, ...edges],
      usual: grounds.flatMap((other, at) =>
        other === ground ? [] : Object.values<Box>(other.stand(usualIn(itemAt(lines.shape.areas, at)), false)),
      ),
    }));
  }
  const metropolises = metropolisesOf(lines.shape, printed, sizes);
  return { ...lines, sizes, grounds, metropolises };
}

/** Boxes beyond the frame, where no name may be. */
export function edgesOf({ left, top, width, height }: Sketch['lines']): Box[] {
  const [x, y] = [left + width / 2, top + height / 2];
  return [-1, 1].flatMap((side) => [
    { x: x + side * width, y, w: width, h: 3 * height },
    { x, y: y + side * height, w: 3 * width, h: height },
  ]);
}

/** By site: the place of a metropolis, which is larger than its site. */
function metropolisesOf({ areas, sites }: Shape, printed: readonly Printed[], { metropolis }: Sizes): Box[] {
  const names = printed.flatMap(({ label, income }) => [label, income]);
  const all = printed.flatMap((of) => of.sites);
  return sites.map(({ area }, site) => {
    const own = itemAt(itemAt(printed, area).sites, itemAt(areas, area).sites.indexOf(site));
    return raised(own, Math.max(METROPOLIS, metropolis / own.w), [...names, ...all.filter((other) => other !== own)]);
  });
}

export function* flooring(shape: Shape, loops: Sketch['loops'], sizes: Sizes): Steps<Floor[]> {
  const floors: Floor[] = [];
  for (const [i, area] of shape.areas.entries()) {
    yield;
    floors.push(floorOf(area, itemAt(loops, i), sizes));
  }
  return floors;
}

/** Three shallows and three tones of the land: distance from the coast, smoothness, irregularity. */
const BANDS = [
  [-34, 14, 0.35],
  [-20, 8, 0.3],
  [-8, 4, 0.3],
  [17, 10, 0.5],
  [36, 20, 0.45],
  [58, 34, 0.4],
] as const;

function remembered(make: (area: number) => string): (area: number) => string {
  const made: string[] = [];
  return (area) => {
    const known = made[area] ?? make(area);
    made[area] = known;
    return known;
  };
}

/** Occasional lights, a little inland. */
function lampsOf(coasts: readonly Loop[]): string {
  const near = coasts.flatMap((loop) => inset(loop, 24, 8, 0.5).filter((_, i) => i % 7 === 3));
  return near
    .filter(({ x, y }) => noise(x / 31, y / 31, 7) > 0.05)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
}

function frame(loops: readonly Loop[]): { left: number; top: number; width: number; height: number } {
  const points: Point[] = loops.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

/** The turn at which the board is shown largest; none unless the gain is considerable. */
export function turnFor({ areas }: Shape, aspect: number): number {
  const cells = areas.flatMap((area) => area.cells.map(middle));
  const scale = (turn: number): number => {
    const { width, height } = frame([cells.map((point) => turned(point, turn))]);
    return Math.min(aspect / (width + 120), 1 / (height + 120));
  };
  return [1, 2, 3, 4, 5].reduce((best, turn) => (scale(turn) > 1.06 * scale(best) ? turn : best), 0);
}

export function siteBox({ shape, grounds }: BoardMap, site: number): SiteBox {
  const { area } = itemAt(shape.sites, site);
  return itemAt(itemAt(grounds, area).printed.sites, itemAt(shape.areas, area).sites.indexOf(site));
}
