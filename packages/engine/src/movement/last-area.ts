import { landCount } from '../areas.ts';
import { NOBODY } from '../ids.ts';
import { metropolisesOf } from '../metropolis/metropolis.ts';
import { hasSet, setsWith } from '../metropolis/set.ts';
import { isCitadel } from '../monuments/citadel.ts';
import { boardOf, type State } from '../state.ts';
import { termsOf } from '../terms.ts';

/**
 * LE-LAND-10, R-LAST, CL-LAND-6, R-CL-LAST: a faction's last land area may be entered only if the conquest itself adds a metropolis and brings the attacker
 * (its team) to the number that ends the game. Whatever the means, defended or not.
 */
export function mayEnter(s: State, faction: number, area: number): boolean {
  const owner = s.owner[area];
  if (owner === NOBODY || owner === faction) return true;
  if (isCitadel(s, area)) return false; // MO-CITADEL
  if (landCount(s, owner) > 1) return true;
  const team = s.table.teamOf[faction];
  let won = 0;
  for (const site of boardOf(s).areas[area].sites) if (s.built[site] === 'metropolis') won++;
  if (!hasSet(s, team) && hasSet(s, team, area)) won += termsOf(s).everySetWins ? setsWith(s, faction, area) : 1;
  return won > 0 && metropolisesOf(s, team) + won >= s.table.goal;
}
