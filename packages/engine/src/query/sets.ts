import { siteAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { BUILDINGS, type Building, NOBODY, NOWHERE } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { isBasic, siteOwner } from './sites.ts';

// LE-METRO-1: a port, a fortress, a temple and a university make a set of four; a metropolis is none of them
// (LE-METRO-7).

/** A bit for each type. */
const BIT = { port: 1, fortress: 2, temple: 4, university: 8, metropolis: 0, covered: 0 } as const;

const FULL_SET = 15;

export function hasSet(s: Position, team: number): boolean {
  return setsOf(s, team) > 0;
}

/** LE-METRO-1, LE-TEAM-5: the types of building that a team has for its next set. */
export function typesForSet(s: Position, team: number): Building[] {
  const { teamOf } = s.table;
  return BUILDINGS.filter((type) =>
    s.built.some((built, site) => built === type && teamOf[siteOwner(s, site)] === team),
  );
}

/** Full sets a team controls, or would control with this area's buildings as well. */
export function setsOf(s: Position, team: number, withArea = NOWHERE): number {
  const board = boardOf(s);
  const copies = { port: 0, fortress: 0, temple: 0, university: 0 };
  for (let site = 0; site < board.sites.length; site++) {
    const built = s.built[site];
    if (!isBasic(built)) continue;
    const { area } = siteAt(board, site);
    if (area === withArea || s.table.teamOf[at(s.owner, area)] === team) copies[built]++;
  }
  return Math.min(...BUILDINGS.map((type) => copies[type]));
}

/**
 * The team that controls a full set, NOBODY if there is none: four bits for each team, because the dues ask after every
 * change.
 */
export function teamWithSet(s: Position): number {
  const board = boardOf(s);
  const { teamOf } = s.table;
  let types = 0;
  for (let site = 0; site < s.built.length; site++) {
    const built = s.built[site];
    if (!built) continue;
    const owner = at(s.owner, siteAt(board, site).area);
    if (owner !== NOBODY) types |= BIT[built] << (4 * at(teamOf, owner));
  }
  for (let team = 0; types !== 0; team++, types >>>= 4) if ((types & FULL_SET) === FULL_SET) return team;
  return NOBODY;
}
