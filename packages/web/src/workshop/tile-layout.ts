import { type Arrangement, nextPlaces, type Place, type Placed } from '@meltemi/engine/board';

/** The tiles on the plane, and the side that all of them show (LE-MAP-3). */
export interface TileLayout {
  readonly side: Placed['side'];
  readonly tiles: Arrangement;
}

export const NOTHING: TileLayout = { side: 'a', tiles: [] };
/** All tiles show the same side. */
export function layoutOf(tiles: Arrangement): TileLayout {
  return { side: tiles[0]?.side ?? NOTHING.side, tiles };
}

const ORIGIN: Place = [0, 0];
/** Tiles farther away than this cannot be shown. */
const FARTHEST = 40;

/** The steps of the arrow keys: along the two axes of the plane. */
export const STEPS = { ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowRight: [1, 0] } as const;
export type Arrow = keyof typeof STEPS;

const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

export function isTooFar(at: Place): boolean {
  return at.some((n) => Math.abs(n) > FARTHEST);
}

export function tileAt({ tiles }: TileLayout, at: Place): Placed | undefined {
  return tiles.find((placed) => same(placed.at, at));
}

export function find({ tiles }: TileLayout, tile: number): Placed | undefined {
  return tiles.find((placed) => placed.tile === tile);
}

/** Free places that touch a tile (other than one that is about to be moved). */
export function freePlaces({ tiles }: TileLayout, but?: number): Place[] {
  const others = tiles.filter(({ tile }) => tile !== but);
  if (tiles.length === 0) return [ORIGIN];
  const taken = new Set(tiles.map(({ at }) => String(at)));
  const rim = new Map(others.flatMap(({ at }) => nextPlaces(at)).map((at) => [String(at), at]));
  return [...rim].filter(([name, at]) => !taken.has(name) && !isTooFar(at)).map(([, at]) => at);
}

/**
 * Puts a tile on a place. From the plane it swaps places with the tile that lies there; from the tray it replaces that
 * tile.
 */
export function put(layout: TileLayout, tile: number, at: Place, turn = 0): TileLayout {
  const { side, tiles } = layout;
  const [moved, there] = [find(layout, tile), tileAt(layout, at)];
  if (!moved) {
    const others = tiles.filter((placed) => placed !== there);
    return { side, tiles: [...others, { tile, side, at, turn }] };
  }
  const swapped = (placed: Placed): Placed => {
    if (placed === moved) return { ...placed, at };
    return placed === there ? { ...placed, at: moved.at } : placed;
  };
  return { side, tiles: tiles.map(swapped) };
}

/** At the end of the plane a tile stays where it is. */
export function step(layout: TileLayout, tile: number, arrow: Arrow): TileLayout {
  const from = find(layout, tile)?.at;
  if (!from) return layout;
  const [a, b] = STEPS[arrow];
  const at: Place = [from[0] + a, from[1] + b];
  return isTooFar(at) ? layout : put(layout, tile, at);
}

/** Turned clockwise by a multiple of 60°. */
export function turn({ side, tiles }: TileLayout, tile: number, by: number): TileLayout {
  const spun = (placed: Placed): Placed => ({ ...placed, turn: (((placed.turn + by) % 6) + 6) % 6 });
  return { side, tiles: tiles.map((placed) => (placed.tile === tile ? spun(placed) : placed)) };
}

/** All tiles are turned over: they always show the same side. */
export function flip({ side, tiles }: TileLayout): TileLayout {
  const other = side === 'a' ? 'b' : 'a';
  return { side: other, tiles: tiles.map((placed) => ({ ...placed, side: other })) };
}

export function takeBack({ side, tiles }: TileLayout, tile: number): TileLayout {
  return { side, tiles: tiles.filter((placed) => placed.tile !== tile) };
}
