import { boardOf, type View } from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import { fitted, type Size } from './camera.ts';
import { layoutsOf } from './layouts.ts';
import { type BoardMap, finishing, type Sketch, sketching } from './map.ts';
import { sizesAt, stepAt } from './sizes.ts';

const sketches = new Map<string, Promise<Sketch>>();
const maps = new Map<string, BoardMap>();

/** The map of a table's board if it is drawn already; `printed` tells boards apart. */
export function knownMap(printed: string, turn: number, step: number): BoardMap | undefined {
  return maps.get(`${turn} ${step} ${printed}`);
}

/** Draws the map of a table's board, little by little, for a zoom step, or else for the one at which all of it fits into a room. */
export async function mapOf(
  { table }: Pick<View, 'table'>,
  printed: string,
  turn: number,
  seen: number | Size,
): Promise<BoardMap> {
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
  const known = knownMap(printed, turn, step);
  if (known) return known;
  const sizes = sizesAt(step);
  const map = await inSlices(finishing(lines, await layoutsOf(table, board, turn, sizes), sizes));
  maps.set(`${turn} ${step} ${printed}`, map);
  return map;
}
