import { boardOf } from '../../../board/board-of.ts';
import { CLASSIC_BOARDS } from '../../../board/classic-boards.ts';
import { takeControl } from '../../../effects/control.ts';
import { addFleets } from '../../../effects/pieces.ts';
import { push, set } from '../../../effects/state.ts';
import type { Position } from '../../../model/state.ts';
import { takeStarts } from '../take-starts.ts';

/** CL-SETUP: start units by board, random turn order; monument cards, if they are played with. */
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
  const { index } = boardOf(s);
  const { isles, fleets } = CLASSIC_BOARDS[s.table.players as 2 | 3 | 4 | 5].starts[number];
  for (const id of isles) {
    takeControl(s, index.get(id) as number, faction);
    set(s, 'troops', index.get(id) as number, 1);
  }
  for (const id of fleets) addFleets(s, index.get(id) as number, faction, 1);
});
