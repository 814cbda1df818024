import { slideCreatures } from '../../effects/deck.ts';
import { push } from '../../effects/state.ts';
import type { Position } from '../../model/state.ts';
import { openPlaces } from '../../query/deck.ts';
import { holds } from '../../query/monuments.ts';

/** MO-ZEUS, R-MO-TURN At the start of own turn the creature track is renewed as at the start of the next cycle. */
export function renewTrack(s: Position, faction: number): void {
  if (!holds(s, faction, 'zeus')) return;
  const places = openPlaces(s, s.cycle + 1);
  slideCreatures(s, places);
  push(s, places > openPlaces(s) ? { kind: 'fill-creatures', places } : { kind: 'fill-creatures' });
}
