import type { Board } from '@meltemi/engine';
import { laying } from '../../src/board/laying.ts';
import { type BoardMap, finishing, sketching } from '../../src/board/map.ts';
import { sizesAt } from '../../src/board/sizes.ts';
import { atOnce } from '../../src/steps.ts';

/** The map of any board, all of it found now. */
export function drawMap(board: Board, turn = 0, step = 0.45, names = board.areas.map(({ name }) => name)): BoardMap {
  const sizes = sizesAt(step);
  return atOnce(finishing(atOnce(sketching(board, turn)), names, laying(board, names, turn, sizes), sizes));
}
