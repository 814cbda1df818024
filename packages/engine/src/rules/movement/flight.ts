import type { FrameOf } from '../../model/frames.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import { flights } from '../../query/groups.ts';
import { fly } from './move-group.ts';

/** R-PERSEUS: he has left, the group moves. */
export const perseusLeads: Ask<FrameOf<'perseus-leads'>> = {
  who: (_, frame) => frame.faction,
  moves: (s, { faction }) => flights(s, faction),
  take(s, { faction }, move) {
    if (move.do !== 'fly') impossible(move);
    fly(s, faction, move);
  },
};
