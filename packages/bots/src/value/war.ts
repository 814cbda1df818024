import { boardOf, type State } from '@meltemi/engine';
import { conquest } from './conquest.ts';
import { reach } from './reach.ts';
import { defence } from './standing.ts';

// Who could take what from whom.

/** Troops that an attacker on a metropolis will have found in the meantime. */
const REINFORCED = 2;
const MOST_TEAMS = 6;

/** By team; overwritten by the next look. */
export const war = {
  /** Metropolises others could take, by the likeliest attack on each. */
  exposedMetropolises: new Float64Array(MOST_TEAMS),
  exposedLands: new Float64Array(MOST_TEAMS),
  /** The likeliest conquest of a metropolis. */
  metropolisInReach: new Float64Array(MOST_TEAMS),
  landsInReach: new Float64Array(MOST_TEAMS),
};

export function lookAtWar(s: State): void {
  const { teamOf } = s.table;
  const { lands } = boardOf(s);
  for (const list of Object.values(war)) list.fill(0);
  for (let area = 0; area < lands; area++) {
    const owner = s.owner[area];
    const danger = lookAt(s, area, owner < 0 ? -1 : teamOf[owner]);
    if (owner < 0) continue;
    if (defence.metropolis[area] === 1) war.exposedMetropolises[teamOf[owner]] += danger;
    else war.exposedLands[teamOf[owner]] += danger;
  }
}

/** The likeliest conquest of an area by anybody but its own team. */
function lookAt(s: State, area: number, team: number): number {
  const { teamOf } = s.table;
  const metropolis = defence.metropolis[area] === 1;
  let danger = 0;
  for (let faction = 0; faction < teamOf.length; faction++) {
    const rival = teamOf[faction];
    const group = reach[faction][area];
    if (rival === team || group < 0) continue;
    const attackers = metropolis ? group + REINFORCED : group;
    const chance = conquest(attackers, defence.units[area], defence.walls[area]);
    if (chance > danger) danger = chance;
    if (!metropolis) war.landsInReach[rival] += chance;
    else if (chance > war.metropolisInReach[rival]) war.metropolisInReach[rival] = chance;
  }
  return danger;
}
