import type { State } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { warPortFleets } from './monuments.ts';

/** R-MINOTAUR: as a unit it fights for its holder where the holder controls the area. */
export function minotaurDefends(s: State, area: number): boolean {
  if (!termsOf(s).minotaurIsUnit) return false;
  for (const figure of s.figures)
    if (figure.id === 'minotaur' && figure.area === area) return figure.holder === s.owner[area];
  return false;
}

/** Troops, heroes or Minotaur of the area's owner, or fleets of the War Port. */
export function isDefended(s: State, area: number): boolean {
  if (s.troops[area] > 0 || s.mercenaries[area] > 0) return true;
  for (const hero of s.heroes) if (hero.area === area && hero.owner === s.owner[area]) return true;
  return minotaurDefends(s, area) || warPortFleets(s, area) > 0;
}

/** CL-CREA-CHIRON (figure) Protects its isle from Pegasus, Giant and Harpy. */
export function isProtected(s: State, isle: number): boolean {
  return s.figures.some((figure) => figure.id === 'chiron' && figure.area === isle);
}
