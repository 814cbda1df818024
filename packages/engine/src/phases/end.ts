import { tell } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { metropolisesOf } from '../metropolis/metropolis.ts';
import { winners } from '../outcome.ts';
import type { Auto } from '../rule.ts';
import { push, type State } from '../state.ts';
import { teamsOf } from '../table.ts';
import { termsOf } from '../terms.ts';

/** LE-END-1, LE-LAND-11: the game ends with a cycle in which a goal is reached or a faction was eliminated. */
function isOver(s: State): boolean {
  if (s.eliminated.length > 0 && termsOf(s).eliminationEndsGame) return true;
  if (s.table.teamOf.length - s.eliminated.length < 2) return true;
  for (let team = 0; team < teamsOf(s.table); team++) if (metropolisesOf(s, team) >= s.table.goal) return true;
  return false;
}

export const end: Auto<FrameOf<'end'>> = {
  run(s) {
    s.phase = 'end';
    tell(s, { event: 'phase', phase: 'end' });
    s.order = s.acted;
    s.acted = [];
    tell(s, { event: 'order', order: s.order.map((marker) => s.table.markerOf[marker]) });
    if (!isOver(s)) return push(s, { kind: 'start' });
    s.phase = 'over';
    push(s, { kind: 'over' });
    tell(s, { event: 'over', winners: winners(s) });
  },
};
