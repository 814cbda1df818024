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
  const { exposedMetropolises, exposedLands, metropolisInReach, landsInReach } = war;
  for (let team = 0; team < s.gold.length; team++) {
    exposedMetropolises[team] = 0;
    exposedLands[team] = 0;
    metropolisInReach[team] = 0;
    landsInReach[team] = 0;
  }
  for (let area = 0; area < lands; area++) {
    const owner = s.owner[area];
    const team = owner < 0 ? -1 : teamOf[owner];
    const danger = lookAt(teamOf, area, team);
    if (owner < 0) continue;
    if (defence.metropolis[area] === 1) exposedMetropolises[team] += danger;
    else exposedLands[team] += danger;
  }
}

/** The likeliest conquest of an area by anybody but its own team. */
function lookAt(teamOf: readonly number[], area: number, team: number): number {
  const { metropolisInReach, landsInReach } = war;
  const metropolis = defence.metropolis[area] === 1;
  const units = defence.units[area];
  const walls = defence.walls[area];
  let danger = 0;
  for (let faction = 0; faction < teamOf.length; faction++) {
    const group = reach[faction][area];
    if (group < 0) continue;
    const rival = teamOf[faction];
    if (rival === team) continue;
    const chance = conquest(metropolis ? group + REINFORCED : group, units, walls);
    if (chance > danger) danger = chance;
    if (!metropolis) landsInReach[rival] += chance;
    else if (chance > metropolisInReach[rival]) metropolisInReach[rival] = chance;
  }
  return danger;
}
