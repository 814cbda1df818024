import { areaNamed } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { quickFor } from '../../board/quick.ts';
import { takeControl } from '../../effects/control.ts';
import { addFleets } from '../../effects/pieces.ts';
import { push, set } from '../../effects/state.ts';
import { at, required } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { inTeams } from '../../model/table.ts';
import { takeStarts } from './take-starts.ts';

/** LE-SETUP: gods, markers, heroes, creatures, then deployment; the first cycle skips its start (LE-CYCLE-1). */
export function beginLegendary(s: Position): void {
  push(s, { kind: 'income' });
  if (s.table.start !== 'quick') push(s, { kind: 'deployment', round: 1, next: 0 });
  else if (s.table.starts === 'drawn') push(s, { kind: 'take-starts' });
  else takeQuickStarts.run(s, { kind: 'take-starts' });
  push(s, { kind: 'fill-creatures' }, { kind: 'fill-heroes' }, { kind: 'lay-markers' }, { kind: 'lay-gods' });
}

/** LE-MAP-5: fixed starting positions. */
export const takeQuickStarts = takeStarts((s, faction, number) => {
  const board = boardOf(s);
  const start = required(quickFor(s.table.players, inTeams(s.table)).starts[number], 'start');
  start.lands.forEach((id, i) => {
    const area = areaNamed(board, id);
    takeControl(s, area, faction);
    set(s, 'troops', area, at(start.troops, i));
    addFleets(s, areaNamed(board, required(start.fleets[i], 'fleet of that start')), faction, 1);
  });
});
