import { tell, tellSecretly } from './events.ts';
import type { FrameOf } from './frames.ts';
import { type CreatureId, FATE } from './ids.ts';
import type { Move } from './moves.ts';
import { type Ask, type Auto, impossible } from './rule.ts';
import { push, type State } from './state.ts';
import { termsOf } from './terms.ts';

// The creature deck (LE-CREA-4, R-DECK): a set of cards whose order nobody knows, so shuffling is a union.

/** A creature card reaches the discard. With Chimera deck and discard are shuffled together (CL-CREA-CHIMERA: if it was used). */
export function discard(s: State, card: CreatureId, used = false): void {
  s.discard = [...s.discard, card];
  tell(s, { event: 'creature-discarded', creature: card });
  if (card === 'chimera' && (used || termsOf(s).chimeraShufflesUnused)) shuffleDiscardIn(s);
}

export function shuffleDiscardIn(s: State): void {
  s.deck = [...s.deck, ...s.discard];
  s.discard = [];
  s.top = null;
  tell(s, { event: 'creatures-shuffled' });
}

/** R-DECK: an empty deck is refilled from the discard. True if there is a card to draw. */
export function canDraw(s: State): boolean {
  return s.deck.length > 0 || s.discard.length > 0;
}

export function takeFromDeck(s: State, card: CreatureId): void {
  s.deck = s.deck.filter((other) => other !== card);
  if (s.top?.card === card) s.top = null;
}

/** Places of the creature track in use, from the dearest: all of them, in the first classic cycles fewer (CL-START-2). */
export function openPlaces(s: State, cycle = s.cycle): number {
  const { trackPrices, growingTrack } = termsOf(s);
  return growingTrack ? Math.min(cycle, trackPrices.length) : trackPrices.length;
}

/** LE-START-2, CL-START-1: the card on the cheapest place is discarded, the others slide down keeping their order. */
export function slideCreatures(s: State, places = openPlaces(s)): void {
  const cheapest = s.track[s.track.length - 1];
  const rest = s.track.slice(0, -1).filter((card) => card !== null);
  s.track = s.track.map((_, place) => (place < places ? (rest[place - (places - rest.length)] ?? null) : null));
  if (cheapest) discard(s, cheapest);
}

/** LE-START-2, LE-SETUP-2: empty places of the track are filled, the cheapest first. */
export const fillCreatures: Auto<FrameOf<'fill-creatures'>> = {
  run(s, frame) {
    const place = s.track.lastIndexOf(null, (frame.places ?? openPlaces(s)) - 1);
    if (place < 0 || !canDraw(s)) return;
    push(s, frame, { kind: 'draw', to: 'track', by: FATE, ...(frame.places && { place }) });
  },
};

/** Fate draws a creature: the known top card, else any of the deck. */
export const draw: Ask<FrameOf<'draw'>> = {
  who: () => FATE,
  moves: (s, { to }) =>
    (to === 'from-discard' ? s.discard : cards(s)).map((creature): Move => ({ do: 'draw', creature })),
  take(s, { to, by, place: kept }, move) {
    if (move.do !== 'draw') impossible(move);
    const { creature } = move;
    if (to === 'from-discard') s.discard = s.discard.filter((card) => card !== creature);
    else if (s.deck.length === 0) shuffleDiscardIn(s);
    if (to === 'top') {
      const seat = s.table.seatOf[by];
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
};

function cards(s: State): readonly CreatureId[] {
  if (s.top) return [s.top.card];
  return s.deck.length > 0 ? s.deck : s.discard;
}
