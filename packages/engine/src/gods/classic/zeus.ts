import { canDraw, discard } from '../../deck.ts';
import { goldOf, pay } from '../../gold.ts';
import { FATE } from '../../ids.ts';
import type { MoveOf } from '../../moves.ts';
import { push, type State } from '../../state.ts';
import { cardPrice } from './card-price.ts';
import type { ClassicGod } from './classic-god.ts';

/** CL-ZEUS Priest, one more for 4 GP; temple; for 1 GP discard one creature of the track and replace it by the top card. */
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

export function replace(s: State, faction: number, { creature }: MoveOf<'replace'>): void {
  pay(s, faction, 1);
  const place = s.track.indexOf(creature);
  s.track = s.track.with(place, null);
  push(s, { kind: 'draw', to: 'track', by: FATE, place });
  discard(s, creature);
}
