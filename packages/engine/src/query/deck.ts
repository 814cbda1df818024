import type { Position } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';

/** R-DECK: an empty deck is refilled from the discard. True if there is a card to draw. */
export function canDraw(s: Position): boolean {
  return s.deck.length > 0 || s.discard.length > 0;
}

/**
 * Places of the creature track in use, from the dearest: all of them, in the first classic cycles fewer (CL-START-2).
 */
export function openPlaces(s: Position, cycle = s.cycle): number {
  const { trackPrices, growingTrack } = termsOf(s);
  return growingTrack ? Math.min(cycle, trackPrices.length) : trackPrices.length;
}
