import type { CreatureId } from '../model/ids.ts';
import type { Position } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { openPlaces } from '../query/deck.ts';
import { tell } from './tell.ts';

// The creature deck (LE-CREA-4, R-DECK): a set of cards whose order nobody knows, so shuffling is a union.

/** A creature card reaches the discard; some shuffle deck and discard together then. */
export function discard(s: Position, card: CreatureId, used = false): void {
  s.discard = [...s.discard, card];
  tell(s, { event: 'creature-discarded', creature: card });
  const when = termsOf(s).reshuffles[card];
  if (when === 'discarded' || (when === 'used' && used)) shuffleDiscardIn(s);
}

export function shuffleDiscardIn(s: Position): void {
  s.deck = [...s.deck, ...s.discard];
  s.discard = [];
  s.top = null;
  tell(s, { event: 'creatures-shuffled' });
}

export function takeFromDeck(s: Position, card: CreatureId): void {
  s.deck = s.deck.filter((other) => other !== card);
  if (s.top?.card === card) s.top = null;
}

/** LE-START-2, CL-START-1: the card on the cheapest place is discarded, the others slide down keeping their order. */
export function slideCreatures(s: Position, places = openPlaces(s)): void {
  const cheapest = s.track[s.track.length - 1];
  const rest = s.track.slice(0, -1).filter((card) => card !== null);
  s.track = s.track.map((_, place) => (place < places ? (rest[place - (places - rest.length)] ?? null) : null));
  if (cheapest) discard(s, cheapest);
}
