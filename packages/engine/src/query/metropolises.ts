import { boardOf } from '../board/board-of.ts';
import type { HeroId } from '../model/ids.ts';
import type { Position } from '../model/state.ts';
import { isSeasoned } from './areas.ts';
import { ownBasicSites, ownSites, siteOwner } from './sites.ts';
import { activeFaction } from './turns.ts';

/** LE-METRO-2: philosophers of one faction that found a metropolis. */
export const ENOUGH_PHILOSOPHERS = 4;

/** LE-END-1: metropolises a team controls, those on cards included (R-PENTH-METRO). */
export function metropolisesOf(s: Position, team: number): number {
  const sites = boardOf(s).sites;
  const teamOf = s.table.teamOf;
  let count = 0;
  for (let site = 0; site < sites.length; site++) {
    if (s.built[site] !== 'metropolis') continue;
    const owner = siteOwner(s, site);
    if (owner >= 0 && teamOf[owner] === team) count++;
  }
  for (const card of s.enshrined) if (teamOf[card.faction] === team) count++;
  return count;
}

/** LE-METRO-4: an empty own site; with none, a site of an own basic building. */
export function metropolisSites(s: Position, faction: number): number[] {
  const empty = ownSites(s, faction, null);
  return empty.length > 0 ? empty : ownBasicSites(s, faction);
}

/**
 * Heroes on whose card a new metropolis may stand: Penthesilea, or Pandora while Penthesilea is on the track
 * (R-PANDORA).
 */
export function shrinesFor(s: Position, faction: number, leaving?: HeroId): HeroId[] {
  const shrines: HeroId[] = [];
  if (activeFaction(s) !== faction) return shrines; // LE-HERO-3: in the owner's action turn
  for (const hero of s.heroes) {
    if (hero.owner !== faction || hero.id === leaving || !isSeasoned(s, hero)) continue;
    if (hero.id === 'penthesilea' || (hero.id === 'pandora' && s.heroTrack.includes('penthesilea')))
      shrines.push(hero.id);
  }
  return shrines;
}

/** R-SACRIFICE: could this faction put a metropolis anywhere, once this hero has left? */
export function canBuildMetropolis(s: Position, faction: number, leaving?: HeroId): boolean {
  return s.stack.length > 0 && (metropolisSites(s, faction).length > 0 || shrinesFor(s, faction, leaving).length > 0);
}
