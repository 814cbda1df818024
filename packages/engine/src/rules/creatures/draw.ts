import { shuffleDiscardIn, takeFromDeck } from '../../effects/deck.ts';
import { push } from '../../effects/state.ts';
import { tell, tellSecretly } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { type CreatureId, FATE } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Auto, type FateAsk, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { canDraw, openPlaces } from '../../query/deck.ts';

/** LE-START-2, LE-SETUP-2: empty places of the track are filled, the cheapest first. */
export const fillCreatures: Auto<FrameOf<'fill-creatures'>> = {
  run(s, frame) {
    const place = s.track.lastIndexOf(null, (frame.places ?? openPlaces(s)) - 1);
    if (place < 0 || !canDraw(s)) return;
    push(s, frame, { kind: 'draw', to: 'track', by: FATE, ...(frame.places && { place }) });
  },
};

/** Fate draws a creature: the known top card, else any of the deck. */
export const draw: FateAsk<FrameOf<'draw'>> = {
  who: () => FATE,
  moves: (s, { to }) =>
    (to === 'from-discard' ? s.discard : cards(s)).map((creature): Move => ({ do: 'draw', creature })),
  take(s, { to, by, place: kept }, move) {
    if (move.do !== 'draw') impossible(move);
    const { creature } = move;
    if (to === 'from-discard') s.discard = s.discard.filter((card) => card !== creature);
    else if (s.deck.length === 0) shuffleDiscardIn(s);
    if (to === 'top') {
      const seat = at(s.table.seatOf, by);
      s.top = { card: creature, seat };
      return tellSecretly(
        s,
        [seat],
        { event: 'looked', faction: by, card: creature },
        { event: 'looked', faction: by, card: null },
      );
    }
    takeFromDeck(s, creature);
    if (to === 'drawn' || to === 'from-discard') {
      s.drawn = [...s.drawn, creature];
      tell(s, { event: 'drew', faction: by, creature });
    } else {
      const place = kept ?? s.track.lastIndexOf(null, openPlaces(s) - 1);
      s.track = s.track.with(place, creature);
      tell(s, { event: 'creature-revealed', creature, place });
    }
  },
  refuse: refusing('LE-START-2', 'fate draws a creature', 'draw'),
};

function cards(s: Position): readonly CreatureId[] {
  if (s.top?.card) return [s.top.card];
  return s.deck.length > 0 ? s.deck : s.discard;
}
