import { boardOf, type State } from '../state.ts';
import { monumentOn } from './monument.ts';

/** MO-WARPORT, R-MO-WARPORT: fields with fleets that defend this isle against a land attack. */
export function warPortFields(s: State, isle: number): number[] {
  if (s.monuments.length === 0 || monumentOn(s, 'warport')?.area !== isle) return [];
  return boardOf(s).seaNear[isle].filter((sea) => s.fleets[sea] > 0 && s.owner[sea] === s.owner[isle]);
}

/** They add 1 each, and defend even without troops. */
export function warPortFleets(s: State, isle: number): number {
  let fleets = 0;
  for (const sea of warPortFields(s, isle)) fleets += s.fleets[sea];
  return fleets;
}
