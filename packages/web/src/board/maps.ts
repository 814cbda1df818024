import { boardOf, type View } from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import { fitted, type Size } from './camera.ts';
import { layoutsOf } from './layouts.ts';
import { type BoardMap, finishing, type Sketch, sketching } from './map.ts';
import { sizesAt, stepAt } from './sizes.ts';

const sketches = new Map<string, Promise<Sketch>>();
const maps = new Map<string, BoardMap>();

/** A board as it is read: `printed` tells boards apart, `names` are those of its areas in the reader's language. */
export interface Readable {
  readonly printed: string;
  readonly names: readonly string[];
  readonly turn: number;
}

/** The map of a table's board if it is drawn already. */
export function knownMap({ printed, names, turn }: Readable, step: number): BoardMap | undefined {
  return maps.get(`${turn} ${step} ${names} ${printed}`);
}

/** Draws the map of a table's board, little by little, for a zoom step, or else for the one at which all of it fits into a room. */
export async function mapOf(
  { table }: Pick<View, 'table'>,
  readable: Readable,
  seen: number | Size,
): Promise<BoardMap> {
  const { printed, names, turn } = readable;
  const board = boardOf({ table });
  const key = `${turn} ${printed}`;
  let sketch = sketches.get(key);
  if (!sketch) {
    sketch = inSlices(sketching(board, turn));
    sketches.set(key, sketch);
    sketch.catch(() => sketches.delete(key));
  }
  const lines = await sketch;
  const step = typeof seen === 'number' ? seen : stepAt(fitted(lines.lines, seen).scale);
  const known = knownMap(readable, step);
  if (known) return known;
  const sizes = sizesAt(step);
  const laying = await layoutsOf(table, board, names, turn, sizes);
  const map = await inSlices(finishing(lines, names, laying, sizes));
  maps.set(`${turn} ${step} ${names} ${printed}`, map);
  return map;
}
