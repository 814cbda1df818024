import { type CreatureId, NOBODY, type View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { creaturePrice, termsOf } from '@meltemi/engine/query';

/** A creature on the track: the price of its place, and what is left of it after temples (LE-BUILD-3). */
export function creaturePrices(view: View, faction: number, creature: CreatureId): { printed: number; pays: number } {
  const printed = at(termsOf(view).trackPrices, view.track.indexOf(creature));
  return { printed, pays: faction === NOBODY ? printed : creaturePrice(view, faction, creature) };
}
