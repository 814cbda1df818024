import { type CreatureId, NOBODY, type View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { creaturePrice, termsOf } from '@meltemi/engine/query';

/** The price of a creature's place on the track, and what the faction pays after temple discounts (LE-BUILD-3). */
export function creaturePrices(view: View, faction: number, creature: CreatureId): { printed: number; pays: number } {
  const printed = at(termsOf(view).trackPrices, view.track.indexOf(creature));
  return { printed, pays: faction === NOBODY ? printed : creaturePrice(view, faction, creature) };
}
