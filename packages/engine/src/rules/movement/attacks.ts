import { boardOf } from '../../board/board-of.ts';
import { type HeroId, NOBODY } from '../../model/ids.ts';
import { at } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';
import { mayEnter } from '../../query/last-area.ts';
import type { Odds } from '../../query/odds.ts';
import { landStops, seaStops } from '../../query/reach.ts';
import { attackOdds } from '../battle/armies.ts';
import { sailsOnAnyFleet } from '../heroes/index.ts';

/** An attack that a faction could make on an area from another one, with the right god (gods/attacks-with.ts). */
export interface Attack {
  readonly faction: number;
  readonly from: number;
  /** Troops and mercenaries, or fleets. */
  readonly units: number;
  readonly heroes: readonly HeroId[];
  /** LE-HERO-4: a hero leads it in a heroic mobilisation. */
  readonly mobilised: boolean;
  /** Null: nobody defends the area, so it is taken without a battle. */
  readonly odds: Odds | null;
}

/** R-ALLY: a step into a teammate's area goes on with a further one. */
const ANY_STEPS = Number.POSITIVE_INFINITY;

/**
 * All attacks of a faction on an area: from each area in reach with everybody, and with each hero leading (R-MOBILISE).
 */
export function attacksBy(s: Position, faction: number, area: number): Attack[] {
  const { lands } = boardOf(s);
  const land = area < lands;
  if (land && !mayEnter(s, faction, area)) return [];
  return s.owner.flatMap((owner, from) => {
    if (owner !== faction || from < lands !== land) return [];
    const heroes = s.heroes.filter((hero) => hero.owner === faction && hero.area === from).map(({ id }) => id);
    const units = land ? at(s.troops, from) + at(s.mercenaries, from) : at(s.fleets, from);
    const attack = (within: readonly number[], led: readonly HeroId[], mobilised: boolean): Attack[] =>
      units + led.length > 0 && within.includes(area)
        ? [{ faction, from, units, heroes: led, mobilised, odds: attackOdds(s, from, area, led) }]
        : [];
    return [
      ...attack(land ? landStops(s, faction, from, ANY_STEPS) : voyageStops(s, faction, from), heroes, false),
      ...heroes.flatMap((hero) => attack(landStops(s, faction, from, ANY_STEPS, sailsOnAnyFleet(hero)), [hero], true)),
    ];
  });
}

/**
 * Sea areas that fleets can reach for one price (CL-POS; LE-SEA-1: one step) without meeting other fleets on the way.
 */
function voyageStops(s: Position, faction: number, from: number): number[] {
  const found = [from];
  let edge = found;
  for (let left = termsOf(s).seaStepsForOnePrice; left > 0; left--) {
    const calm = edge.filter((sea) => s.owner[sea] === faction || s.owner[sea] === NOBODY);
    edge = [...new Set(calm.flatMap((sea) => seaStops(s, faction, sea, ANY_STEPS)))].filter(
      (sea) => !found.includes(sea),
    );
    found.push(...edge);
  }
  return found;
}
