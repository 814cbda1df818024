import type { FrameOf } from '../../model/frames.ts';
import { notAsked } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import { flights } from '../../query/groups.ts';
import { fly } from './move-group.ts';
import { refuseFlight } from './refusals.ts';

/** R-PERSEUS: he has left, the group moves. */
export const perseusLeads: Ask<FrameOf<'perseus-leads'>> = {
  who: (_, frame) => frame.faction,
  moves: (s, { faction }) => flights(s, faction),
  take(s, { faction }, move) {
    if (move.do !== 'fly') impossible(move);
    fly(s, faction, move);
  },
  refuse: (s, { faction }, move) =>
    move.do === 'fly'
      ? refuseFlight(s, faction, 'LE-HERO-PERSEUS', move)
      : notAsked('LE-HERO-PERSEUS', 'a group moves to any land area', ['fly'], move),
};
