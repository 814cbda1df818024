import { boardOf } from '../../../board/board-of.ts';
import { CLASSIC_BOARDS } from '../../../board/classic-boards.ts';
import { takeControl } from '../../../effects/control.ts';
import { addFleets } from '../../../effects/pieces.ts';
import { push, set } from '../../../effects/state.ts';
import type { Position } from '../../../model/state.ts';

/** CL-SETUP: start units by board, random turn order; monument cards, if they are played with. */
export function beginClassic(s: Position): void {
  const { index } = boardOf(s);
  const { starts } = CLASSIC_BOARDS[s.table.players as 2 | 3 | 4 | 5];
  starts.forEach(({ isles, fleets }, faction) => {
    for (const id of isles) {
      takeControl(s, index.get(id) as number, faction);
      set(s, 'troops', index.get(id) as number, 1);
    }
    for (const id of fleets) addFleets(s, index.get(id) as number, faction, 1);
  });
  s.cycle = 0;
  push(s, { kind: 'start' });
  if (s.table.monuments) push(s, { kind: 'choose-monuments', left: s.table.players });
  push(s, { kind: 'lay-markers' });
}
