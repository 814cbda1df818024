import { fitted, type Size } from '../geometry/camera.ts';
import type { Shape } from '../geometry/shape.ts';
import { inSlices } from '../tasks/slices.ts';
import type { Layout } from './ground.ts';
import { type BoardMap, finishing, type LayoutFinder, type Sketch, sketching } from './map.ts';
import { type Sizes, sizesAt, stepAt } from './sizes.ts';

const sketches = new Map<string, Promise<Sketch>>();
const maps = new Map<string, BoardMap>();

/** A board with names in the reader's language. */
export interface Readable {
  readonly shape: Shape;
  /** A key for the shape. */
  readonly printed: string;
  /** By area, in the reader's language. */
  readonly names: readonly string[];
  /** In steps of 30° clockwise. */
  readonly turn: number;
}

/** The query for layouts: the names of the areas, the turn of the board, and the sizes of the zoom step. */
export type LayoutQuery = Pick<Readable, 'names' | 'turn'> & { readonly sizes: Sizes };

/** Loads prebuilt layouts; null: there are none for this query. */
export type PrebuiltLayouts = (query: LayoutQuery) => Promise<readonly Layout[] | null>;

/** The map of a board, if it has been drawn before. */
export function knownMap({ printed, names, turn }: Readable, step: number): BoardMap | undefined {
  return maps.get(`${turn} ${step} ${names} ${printed}`);
}

/**
 * Draws the map of a board in slices of time, for a zoom step, or for the one at which the whole board fits into a
 * room.
 */
export async function mapOf(readable: Readable, seen: number | Size, prebuilt?: PrebuiltLayouts): Promise<BoardMap> {
  const { shape, printed, names, turn } = readable;
  const key = `${turn} ${printed}`;
  let sketch = sketches.get(key);
  if (!sketch) {
    sketch = inSlices(sketching(shape, turn));
    sketches.set(key, sketch);
    sketch.catch(() => sketches.delete(key));
  }
  const lines = await sketch;
  const step = typeof seen === 'number' ? seen : stepAt(fitted(lines.lines, seen).scale);
  const known = knownMap(readable, step);
  if (known) return known;
  const sizes = sizesAt(step);
  const find = await finderFor(readable, sizes, prebuilt);
  const map = await inSlices(finishing(lines, names, find, sizes));
  maps.set(`${turn} ${step} ${names} ${printed}`, map);
  return map;
}

async function finderFor(
  { shape, names, turn }: Readable,
  sizes: Sizes,
  prebuilt?: PrebuiltLayouts,
): Promise<LayoutFinder> {
  const layouts = await prebuilt?.({ names, turn, sizes });
  if (!layouts) return (await import('./find-layout.ts')).layoutFinder(shape, names, turn, sizes);
  // biome-ignore lint/correctness/useYield: nothing is left to be found.
  return function* () {
    return layouts;
  };
}
