import { boardOf, type View } from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import { layoutsOf } from './layouts.ts';
import { type BoardMap, finishing, sketching } from './map.ts';

const known = new Map<string, BoardMap>();

/** The map of a table's board if it is drawn already; `printed` tells boards apart. */
export function knownMap(printed: string, turn: number): BoardMap | undefined {
  return known.get(`${turn} ${printed}`);
}

/** Draws the map of a table's board, little by little. */
export async function mapOf({ table }: Pick<View, 'table'>, printed: string, turn: number): Promise<BoardMap> {
  const board = boardOf({ table });
  // On its way while lines are drawn.
  const [sketch, laying] = await Promise.all([inSlices(sketching(board, turn)), layoutsOf(table, board, turn)]);
  const map = await inSlices(finishing(sketch, laying));
  known.set(`${turn} ${printed}`, map);
  return map;
}
