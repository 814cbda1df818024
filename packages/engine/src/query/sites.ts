import { areaAt, siteAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import type { Building, Built } from '../model/ids.ts';
import { at, required } from '../model/required.ts';
import type { Position } from '../model/state.ts';

// Building sites and what stands on them. LE-BUILD-5: a building belongs to the controller of its area.

/** The faction that controls the area of a site; NOBODY: none. */
export function siteOwner(s: Position, site: number): number {
  return at(s.owner, siteAt(boardOf(s), site).area);
}

/** Own sites that hold the given building, or nothing. */
export function ownSites(s: Position, faction: number, holding: Built | null): number[] {
  const sites = boardOf(s).sites;
  const found: number[] = [];
  for (let site = 0; site < sites.length; site++) {
    if (s.built[site] === holding && siteOwner(s, site) === faction) found.push(site);
  }
  return found;
}

/** Whether this is a basic building; a metropolis is not (LE-METRO-7), nor a slot that it covers (CL-MAP-3). */
export function isBasic(built: Built | null | undefined): built is Building {
  return built !== null && built !== 'metropolis' && built !== 'covered';
}

/** The basic building on a site that has one. */
export function basicOn(s: Position, site: number): Building {
  const built = s.built[site];
  return required(isBasic(built) ? built : null, 'basic building');
}

/** Own sites with a basic building. */
export function ownBasicSites(s: Position, faction: number): number[] {
  const sites = boardOf(s).sites;
  const found: number[] = [];
  for (let site = 0; site < sites.length; site++) {
    if (isBasic(s.built[site]) && siteOwner(s, site) === faction) found.push(site);
  }
  return found;
}

export function countOf(s: Position, faction: number, building: Building): number {
  const sites = boardOf(s).sites;
  let count = 0;
  for (let site = 0; site < sites.length; site++) {
    if (s.built[site] === building && siteOwner(s, site) === faction) count++;
  }
  return count;
}

/** LE-METRO-7: buildings of a kind in an area, a metropolis counting as every kind. */
export function effectsIn(s: Position, area: number, building: Building): number {
  let count = 0;
  for (const site of areaAt(boardOf(s), area).sites) {
    if (s.built[site] === building || s.built[site] === 'metropolis') count++;
  }
  return count;
}
