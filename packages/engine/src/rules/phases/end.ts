import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import { refused } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { teamsOf } from '../../model/table.ts';
import { termsOf } from '../../model/terms.ts';
import { metropolisesOf } from '../../query/metropolises.ts';
import { winners } from '../../query/outcome.ts';

/** LE-END-1, LE-LAND-11: the game ends with a cycle in which a goal is reached or a faction was eliminated. */
function isOver(s: Position): boolean {
  if (s.eliminated.length > 0 && termsOf(s).eliminationEndsGame) return true;
  if (s.table.teamOf.length - s.eliminated.length < 2) return true;
  for (let team = 0; team < teamsOf(s.table); team++) if (metropolisesOf(s, team) >= s.table.goal) return true;
  return false;
}

export const over: Ask<FrameOf<'over'>> & { who(): typeof NOBODY } = {
  who: () => NOBODY,
  moves: () => [],
  take: (_, __, move) => impossible(move),
  refuse: () => refused('game-over', 'LE-END-1', 'The game is over.'),
};

export const end: Auto<FrameOf<'end'>> = {
  run(s) {
    s.phase = 'end';
    tell(s, { event: 'phase', phase: 'end' });
    s.order = s.acted;
    s.acted = [];
    tell(s, { event: 'order', order: s.order.map((marker) => at(s.table.markerOf, marker)) });
    if (!isOver(s)) return push(s, { kind: 'start' });
    s.phase = 'over';
    push(s, { kind: 'over' });
    tell(s, { event: 'over', winners: winners(s) });
  },
};
