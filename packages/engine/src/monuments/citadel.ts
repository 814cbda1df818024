import type { State } from '../state.ts';
import { monumentOn } from './monument.ts';

/** MO-CITADEL, R-MO-CITADEL: while at least one troop stands here the isle can't be attacked by sea or air. */
export function isCitadel(s: State, isle: number): boolean {
  return s.monuments.length > 0 && s.troops[isle] > 0 && monumentOn(s, 'citadel')?.area === isle;
}
