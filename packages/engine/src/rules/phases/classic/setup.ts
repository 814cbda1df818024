import { areaNamed } from '../../../board/board.ts';
import { boardOf } from '../../../board/board-of.ts';
import { CLASSIC_BOARDS } from '../../../board/classic-boards.ts';
import { takeControl } from '../../../effects/control.ts';
import { addFleets } from '../../../effects/pieces.ts';
import { push, set } from '../../../effects/state.ts';
import { required } from '../../../model/required.ts';
import type { Position } from '../../../model/state.ts';
import { takeStarts } from '../take-starts.ts';

/** CL-SETUP: starting units by board, random turn order, monument cards if the table plays with them. */
export function beginClassic(s: Position): void {
  s.cycle = 0;
  push(s, { kind: 'start' });
  if (s.table.monuments) push(s, { kind: 'choose-monuments', left: s.table.players });
  if (s.table.starts === 'drawn') push(s, { kind: 'take-starts' });
  else takeClassicStarts.run(s, { kind: 'take-starts' });
  push(s, { kind: 'lay-markers' });
}

/** CL-SETUP-1. */
export const takeClassicStarts = takeStarts((s, faction, number) => {
  const board = boardOf(s);
  const { board: printed } = s.table;
  if (!('classic' in printed)) throw new Error('the classic edition is not played on tiles');
  const { isles, fleets } = required(CLASSIC_BOARDS[printed.classic].starts[number], 'start');
  for (const id of isles) {
    const isle = areaNamed(board, id);
    takeControl(s, isle, faction);
    set(s, 'troops', isle, 1);
  }
  for (const id of fleets) addFleets(s, areaNamed(board, id), faction, 1);
});
