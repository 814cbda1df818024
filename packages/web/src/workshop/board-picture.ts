import {
  bent,
  inset,
  type Loop,
  lines,
  type Mesh,
  meshOf,
  middle,
  otherOf,
  outlines,
  type Point,
  paths,
} from '@meltemi/board/geometry';
import { areaAt, type Board, centre, compileBoard, type Place, type Placed, siteAt } from '@meltemi/engine/board';
import { required } from '@meltemi/engine/internal';

/** A drawing of tiles: with the same coasts as at the table, but fast enough to follow the pointer. */
export interface Picture {
  readonly board: Board;
  /** By index of the tile: its outline. */
  readonly tiles: readonly string[];
  readonly seas: string;
  readonly coast: string;
  readonly shallows: readonly string[];
  readonly hills: readonly string[];
  readonly seaBorders: string;
  readonly landBorders: string;
  readonly areas: readonly AreaPicture[];
}

interface AreaPicture {
  /** Where its name stands, with what is printed beneath it. */
  readonly at: Point;
  readonly sites: readonly Point[];
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of a flower to its rim. */
const RADIUS = 275;
/** Least width and height of the plane that is shown. */
const SMALLEST = 1600;
/** How far inland a site lies. */
const INLAND = 30;
/** Sizes of what is printed. */
export const SITE = { w: 40, h: 20 } as const;
const LETTER = 23;
/** No name is longer than this: long ones are set smaller. */
const LONGEST = 108;
export const ICON = 30;
/** How far from the centre of its area a name may stand, and the steps in which places are tried. */
const REACH = 48;
const STEP = 8;

export function pictureOf(board: Board): Picture {
  const mesh = meshOf(board);
  const land = (area: number): boolean => area >= 0 && areaAt(board, area).land;
  const coasts = outlines(mesh, land);
  const band = (by: number, rounds: number, unrest: number): string =>
    paths(coasts.map((loop: Loop) => inset(loop, by, rounds, unrest)));
  const borders = mesh.sides.filter(({ beyond }) => beyond >= 0);
  const tiles = 1 + Math.max(...board.areas.map(({ tile }) => tile));
  return {
    board,
    tiles: Array.from({ length: tiles }, (_, tile) =>
      paths(outlines(mesh, (area) => board.areas[area]?.tile === tile)),
    ),
    seas: paths(outlines(mesh, (area) => area >= 0)),
    coast: paths(coasts),
    shallows: [band(-34, 14, 0.35), band(-20, 8, 0.3), band(-8, 4, 0.3)],
    hills: [band(16, 10, 0.5), band(40, 24, 0.4)],
    seaBorders: lines(borders.filter(({ area, beyond }) => !land(area) && !land(beyond))),
    landBorders: lines(borders.filter(({ area, beyond }) => land(area) && land(beyond))),
    areas: board.areas.map((_, area) => areaPicture(board, mesh, area)),
  };
}

function areaPicture(board: Board, mesh: Mesh, area: number): AreaPicture {
  const sites = sitePoints(board, mesh, area);
  return { at: titlePoint(board, area, sites), sites };
}

/** The size of the letters of a name: they are about half as wide as high. */
export function nameSize(name: string): number {
  return Math.min(LETTER, (2 * LONGEST) / name.length);
}

/** Near the centre of the area, off the sites and within the coast. */
function titlePoint(board: Board, area: number, sites: readonly Point[]): Point {
  const { name, cornucopias, priestess } = areaAt(board, area);
  const heart = heartOf(board, area);
  const printed = cornucopias > 0 || priestess;
  const [w, h] = [(name.length * nameSize(name)) / 4, (LETTER + (printed ? ICON : 0)) / 2];
  let best = heart;
  let least = Number.POSITIVE_INFINITY;
  for (let dx = -REACH; dx <= REACH; dx += STEP) {
    for (let dy = -REACH; dy <= REACH; dy += STEP) {
      const at = { x: heart.x + dx, y: heart.y + dy };
      const beyond = Math.max(0, Math.abs(dx) + w - 74) + Math.max(0, Math.abs(dy) + h - 66);
      const cost = Math.hypot(dx, dy) + 5 * beyond + sites.reduce((sum, site) => sum + overlap(at, w, h, site), 0);
      if (cost < least) [least, best] = [cost, at];
    }
  }
  return best;
}

/** How far a block of this half-width and half-height overlaps a site. */
function overlap(at: Point, w: number, h: number, site: Point): number {
  const across = w + SITE.w / 2 + 4 - Math.abs(at.x - site.x);
  const down = h + SITE.h / 2 + 2 - Math.abs(at.y - site.y);
  return across > 0 && down > 0 ? 12 * Math.min(across, down) : 0;
}

/** The middle of the area's cell that is nearest to all the others. */
function heartOf(board: Board, area: number): Point {
  const points = areaAt(board, area).cells.map((cell) => bent(middle(cell)));
  const mean = meanOf(points);
  const far = ({ x, y }: Point): number => Math.hypot(x - mean.x, y - mean.y);
  const [first] = points;
  if (!first || far(first) < 1 || points.length < 3) return mean;
  return points.reduce((best, p) => (far(p) < far(best) ? p : best));
}

/** R-PORT: each on the shore of its sea area, sites on the same shore apart from each other. */
function sitePoints(board: Board, mesh: Mesh, area: number): Point[] {
  const { sites, cells } = areaAt(board, area);
  const points = cells.map((cell) => bent(middle(cell)));
  return sites.map((site) => {
    const { sea } = siteAt(board, site);
    const alike = sites.filter((other) => siteAt(board, other).sea === sea);
    const shore = required(mesh.around[area], 'area').filter(({ side }) => otherOf(side, area) === sea);
    const line = shore.flatMap(({ side, back }) => (back ? [...side.line].reverse() : side.line));
    const at = required(line[Math.round(((alike.indexOf(site) + 0.5) / alike.length) * (line.length - 1))], 'shore');
    const far = (p: Point): number => Math.hypot(p.x - at.x, p.y - at.y);
    const cell = points.reduce((best, p) => (far(p) < far(best) ? p : best));
    const by = INLAND / far(cell);
    return { x: at.x + (cell.x - at.x) * by, y: at.y + (cell.y - at.y) * by };
  });
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The middle of a place of the plane. */
export function pointOf(at: Place): Point {
  return middle(centre(at));
}

/** The frame around these places, with a margin. */
export function frameOf(places: readonly Place[], margin: number): Frame {
  const points = places.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = RADIUS + margin;
  const [x, width] = span(xs, reach);
  const [y, height] = span(ys, reach);
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The middle and the length of the range of these numbers; it has a minimum, so that a single tile is not enlarged. */
function span(all: readonly number[], reach: number): [middle: number, length: number] {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return [(least + most) / 2, Math.max(SMALLEST, most - least + 2 * reach)];
}

/** The place whose middle is nearest to a point; null: none is within reach. */
export function nearest(places: readonly Place[], { x, y }: Point, reach: number): Place | null {
  let [found, least]: [Place | null, number] = [null, reach];
  for (const place of places) {
    const far = Math.hypot(pointOf(place).x - x, pointOf(place).y - y);
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

export function viewBox({ left, top, width, height }: Frame): string {
  return [left, top, width, height].map(Math.round).join(' ');
}

/** The index of the next place in a direction: near ones first, and straight ahead rather than aside; -1: none. */
export function ahead(places: readonly Place[], from: Place, [dx, dy]: readonly [number, number]): number {
  const here = pointOf(from);
  const ranked = places.flatMap((place, i) => {
    const [x, y] = [pointOf(place).x - here.x, pointOf(place).y - here.y];
    const along = x * dx + y * dy;
    return along > 100 ? { i, far: along + 2 * Math.abs(x * dy - y * dx) } : [];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.i ?? -1;
}

const known = new Map<string, Picture>();

/** A tile by itself, at the origin. */
export function tilePicture(tile: number, side: Placed['side'], turn: number): Picture {
  const name = `${tile}${side}${turn}`;
  let picture = known.get(name);
  if (!picture) {
    picture = pictureOf(compileBoard([{ tile, side, at: [0, 0], turn }]));
    known.set(name, picture);
  }
  return picture;
}
