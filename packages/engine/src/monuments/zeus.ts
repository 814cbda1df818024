import { slideCreatures } from '../deck.ts';
import { push, type State } from '../state.ts';
import { holds } from './monument.ts';

/** MO-ZEUS At the start of own turn the creature track is renewed as at the start of a cycle. */
export function renewTrack(s: State, faction: number): void {
  if (!holds(s, faction, 'zeus')) return;
  slideCreatures(s);
  push(s, { kind: 'fill-creatures' });
}
