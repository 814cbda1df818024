import type { Board } from '@meltemi/engine';
import { laying } from '../../src/board/laying.ts';
import { type BoardMap, finishing, sketching } from '../../src/board/map.ts';
import { atOnce } from '../../src/steps.ts';

/** The map of any board, all of it found now. */
export function drawMap(board: Board, turn = 0): BoardMap {
  return atOnce(finishing(atOnce(sketching(board, turn)), laying(board, turn)));
}
