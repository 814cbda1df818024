import { openPlaces, slideCreatures } from '../deck.ts';
import { push, type State } from '../state.ts';
import { holds } from './monument.ts';

/** MO-ZEUS, R-MO-TURN At the start of own turn the creature track is renewed as at the start of the next cycle. */
export function renewTrack(s: State, faction: number): void {
  if (!holds(s, faction, 'zeus')) return;
  const places = openPlaces(s, s.cycle + 1);
  slideCreatures(s, places);
  push(s, places > openPlaces(s) ? { kind: 'fill-creatures', places } : { kind: 'fill-creatures' });
}
