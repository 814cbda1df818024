import { areaAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { landCount } from './areas.ts';
import { metropolisesOf } from './metropolises.ts';
import { isCitadel } from './monuments.ts';
import { setsOf } from './sets.ts';

/**
 * LE-LAND-10, R-LAST, CL-LAND-6, R-CL-LAST: a faction's last land area may be entered only if the conquest itself adds
 * metropolises, by those standing there or by the sets it completes, and brings the attacker (its team) to the number
 * that ends the game. This holds for every kind of move, whether the area is defended or not.
 */
export function mayEnter(s: Position, faction: number, area: number): boolean {
  const owner = at(s.owner, area);
  if (owner === NOBODY || owner === faction) return true;
  if (isCitadel(s, area)) return false; // MO-CITADEL
  if (landCount(s, owner) > 1) return true;
  const team = at(s.table.teamOf, faction);
  let won = 0;
  for (const site of areaAt(boardOf(s), area).sites) if (s.built[site] === 'metropolis') won++;
  won += setsOf(s, team, area) - setsOf(s, team);
  return won > 0 && metropolisesOf(s, team) + won >= s.table.goal;
}
