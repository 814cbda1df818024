import { type Board, boardOf, type View } from '@meltemi/engine';
import { meshOf, middle, turned } from './mesh.ts';
import { noise, type Point } from './noise.ts';
import { inset, type Loop, lines, outlines, paths } from './outline.ts';
import { Ground, type SitePlace } from './places.ts';

/** A board as it is drawn: nothing of it changes in a game. */
export interface BoardMap {
  readonly board: Board;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** By area: its outline, and the line inside it that shows who controls it. */
  readonly areas: readonly string[];
  readonly rims: readonly string[];
  readonly tints: readonly string[];
  /** By area: where things stand. */
  readonly grounds: readonly Ground[];
  readonly coast: string;
  readonly seas: string;
  /** Bands around the islands, the widest first; tones of the land from the coast to the hills. */
  readonly shallows: readonly string[];
  readonly hills: readonly string[];
  /** Lights in the villages at night. */
  readonly lamps: string;
  readonly seaBorders: string;
  readonly landBorders: string;
  readonly edge: string;
}

const MARGIN = 34;

export function drawMap(board: Board, turn = 0): BoardMap {
  const mesh = meshOf(board, turn);
  const loops = board.areas.map((_, i) => outlines(mesh, (area) => area === i));
  const land = (area: number): boolean => area >= 0 && board.areas[area].land;
  const coasts = outlines(mesh, land);
  const band = (by: number, rounds: number, unrest: number): string =>
    paths(coasts.map((loop) => inset(loop, by, rounds, unrest)));
  const borders = mesh.sides.filter(({ beyond }) => beyond >= 0);
  return {
    board,
    ...frame(loops.flat()),
    areas: loops.map(paths),
    rims: loops.map((own) => paths(own.map((loop) => inset(loop, 4.5, 4)))),
    tints: loops.map((own) => paths(own.map((loop) => inset(loop, 12, 8)))),
    grounds: loops.map((own, i) => new Ground(board, mesh, turn, i, own)),
    lamps: lampsOf(coasts),
    coast: paths(coasts),
    seas: paths(outlines(mesh, (area) => area >= 0)),
    shallows: [band(-34, 14, 0.35), band(-20, 8, 0.3), band(-8, 4, 0.3)],
    hills: [band(17, 10, 0.5), band(36, 20, 0.45), band(58, 34, 0.4)],
    seaBorders: lines(borders.filter(({ area, beyond }) => !land(area) && !land(beyond))),
    landBorders: lines(borders.filter(({ area, beyond }) => land(area) && land(beyond))),
    edge: lines(mesh.sides.filter(({ area, beyond }) => beyond < 0 && !land(area))),
  };
}

/** Now and then a light, a little inland. */
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

const known = new Map<string, BoardMap>();

/** The map of a table's board, drawn once; `printed` tells boards apart. */
export function mapOf({ table }: Pick<View, 'table'>, printed: string, turn: number): BoardMap {
  const name = `${turn} ${printed}`;
  let map = known.get(name);
  if (!map) {
    map = drawMap(boardOf({ table }), turn);
    known.set(name, map);
  }
  return map;
}

/** How far the board is turned to be shown as large as possible: not at all unless it gains something worth it. */
export function turnFor({ table }: Pick<View, 'table'>, aspect: number): number {
  const cells = boardOf({ table }).areas.flatMap((area) => area.cells.map(middle));
  const scale = (turn: number): number => {
    const { width, height } = frame([cells.map((point) => turned(point, turn))]);
    return Math.min(aspect / (width + 120), 1 / (height + 120));
  };
  return [1, 2, 3, 4, 5].reduce((best, turn) => (scale(turn) > 1.06 * scale(best) ? turn : best), 0);
}

export function sitePlace({ board, grounds }: BoardMap, site: number): SitePlace {
  const { area } = board.sites[site];
  return grounds[area].printed.sites[board.areas[area].sites.indexOf(site)];
}
