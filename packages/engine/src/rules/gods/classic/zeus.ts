import { discard } from '../../../effects/deck.ts';
import { pay } from '../../../effects/gold.ts';
import { push } from '../../../effects/state.ts';
import type { Turn } from '../../../model/frames.ts';
import { FATE } from '../../../model/ids.ts';
import type { MoveOf } from '../../../model/moves.ts';
import { type Refusal, refused, tooExpensive } from '../../../model/refusal.ts';
import type { Position } from '../../../model/state.ts';
import { canDraw } from '../../../query/deck.ts';
import { goldOf } from '../../../query/gold.ts';
import { notOnTrack } from '../../creatures/market.ts';
import { type ClassicGod, cardPrice } from './classic-god.ts';

/**
 * CL-ZEUS Priest, one more for 4 GP; temple; for 1 GP discard one creature of the track and replace it by the top card.
 */
export const zeus: ClassicGod = {
  extra: 'priestess',
  prices: [0, 4],
  price: cardPrice,
  building: 'temple',
  addSpecial(s, turn, moves) {
    if (goldOf(s, turn.faction) < 1 || !canDraw(s)) return;
    for (const creature of s.track) if (creature) moves.push({ do: 'replace', creature });
  },
};

export function replace(s: Position, faction: number, { creature }: MoveOf<'replace'>): void {
  pay(s, faction, 1);
  const place = s.track.indexOf(creature);
  s.track = s.track.with(place, null);
  push(s, { kind: 'draw', to: 'track', by: FATE, place });
  discard(s, creature);
}

export function refuseReplace(s: Position, turn: Turn, { creature }: MoveOf<'replace'>): Refusal {
  const gold = goldOf(s, turn.faction);
  if (turn.god !== 'zeus') return refused('needs-zeus', 'CL-ZEUS', 'Only Zeus replaces creatures of the track.');
  if (!s.track.includes(creature)) return notOnTrack(creature);
  if (gold < 1) return tooExpensive('CL-ZEUS', 1, gold);
  return refused('none-left', 'CL-ZEUS', 'There is no creature card left to draw.');
}
