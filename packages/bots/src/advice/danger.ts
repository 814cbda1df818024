import type { Position } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { attackOdds, landStops, mayEnter, sailsOnAnyFleet } from '@meltemi/engine/query';

/** A step into a teammate's area goes on with a further one (R-ALLY). */
const ANY_STEPS = Number.POSITIVE_INFINITY;

/**
 * The chance of the likeliest attack that anybody but its owner's team could make on a land area, as the pieces stand.
 */
export function dangerTo(s: Position, area: number): number {
  const { teamOf } = s.table;
  let most = 0;
  const team = teamOf[at(s.owner, area)];
  for (const [from, faction] of s.owner.entries()) {
    if (faction < 0 || teamOf[faction] === team || !mayEnter(s, faction, area)) continue;
    most = Math.max(most, attackFrom(s, faction, from, area));
  }
  return most;
}

function attackFrom(s: Position, faction: number, from: number, area: number): number {
  const heroes = s.heroes.filter((hero) => hero.owner === faction && hero.area === from).map(({ id }) => id);
  if (at(s.troops, from) + at(s.mercenaries, from) + heroes.length === 0) return 0;
  const anyFleets = heroes.some(sailsOnAnyFleet);
  if (!landStops(s, faction, from, ANY_STEPS, anyFleets).includes(area)) return 0;
  return attackOdds(s, from, area, heroes)?.attacker ?? 1;
}
