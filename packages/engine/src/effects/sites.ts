import type { Building } from '../model/ids.ts';
import type { Position } from '../model/state.ts';
import { isBasic } from '../query/sites.ts';
import { tell } from './tell.ts';

export function build(s: Position, faction: number, building: Building, site: number): void {
  clear(s, site);
  s.built = s.built.with(site, building);
  tell(s, { event: 'built', faction, building, site });
}

/** A basic building goes back to the supply, and its used mark with it (R-TEMPLE). */
export function clear(s: Position, site: number): void {
  const building = s.built[site];
  if (!isBasic(building)) return;
  s.built = s.built.with(site, null);
  if (s.usedTemples.includes(site)) s.usedTemples = s.usedTemples.filter((used) => used !== site);
  tell(s, { event: 'razed', building, site });
}
