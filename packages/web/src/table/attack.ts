import {
  attackOdds,
  boardOf,
  HERO_RULES,
  type HeroId,
  landStops,
  mayEnter,
  NOBODY,
  type Odds,
  seaStops,
  type View,
} from '@meltemi/engine';

/** An attack a faction could make on an area from another one, if it had the right god. */
export interface Attack {
  readonly faction: number;
  readonly from: number;
  /** Troops and mercenaries, or fleets. */
  readonly units: number;
  readonly heroes: readonly HeroId[];
  /** LE-HERO-4: a heroic mobilisation, with any god but Ares; else it is Ares who lets troops go, Poseidon fleets. */
  readonly mobilised: boolean;
  /** Null: nobody stands there, the area is simply taken. */
  readonly odds: Odds | null;
}

const CERTAIN = 1;
/** What is less likely is not worth a word. */
const HOPELESS = 0.005;
/** CL-POS: steps of one voyage; in the Legendary edition every step is a move of its own (LE-SEA-1). */
const VOYAGE = 3;
/** R-ALLY: a step into a teammate's area goes on with a further one. */
const ANY_STEPS = Number.POSITIVE_INFINITY;

export function chanceOf({ odds }: Attack): number {
  return odds?.attacker ?? CERTAIN;
}

/** Attacks of all factions that are no friends of the owner, each faction's best, the likeliest first. */
export function attacksOn(view: View, area: number): Attack[] {
  const { teamOf } = view.table;
  const owner = view.owner[area];
  return teamOf
    .map((_, faction) => faction)
    .filter((faction) => faction !== owner && (owner === NOBODY || teamOf[faction] !== teamOf[owner]))
    .flatMap((faction) => best(attacksBy(view, faction, area)))
    .filter((attack) => chanceOf(attack) > HOPELESS)
    .sort((a, b) => chanceOf(b) - chanceOf(a));
}

/** All attacks of one faction on an area: from each area it could come from with everybody, and with each hero leading (R-MOBILISE). */
export function attacksBy(view: View, faction: number, area: number): Attack[] {
  const land = area < boardOf(view).lands;
  if (land && !mayEnter(view, faction, area)) return [];
  return view.owner.flatMap((owner, from) => {
    if (owner !== faction || from < boardOf(view).lands !== land) return [];
    const heroes = view.heroes.filter((hero) => hero.owner === faction && hero.area === from).map(({ id }) => id);
    const units = land ? view.troops[from] + view.mercenaries[from] : view.fleets[from];
    const attack = (within: readonly number[], led: readonly HeroId[], mobilised: boolean): Attack[] =>
      units + led.length > 0 && within.includes(area)
        ? [{ faction, from, units, heroes: led, mobilised, odds: attackOdds(view, from, area, led) }]
        : [];
    return [
      ...attack(land ? landStops(view, faction, from, ANY_STEPS) : seas(view, faction, from), heroes, false),
      ...heroes.flatMap((hero) => {
        const { sailsOnAnyFleet } = HERO_RULES[hero]; // LE-HERO-JASON
        return attack(landStops(view, faction, from, ANY_STEPS, sailsOnAnyFleet), [hero], true);
      }),
    ];
  });
}

/** Sea areas that fleets can reach in one go: on the way there may be no others. */
function seas(s: View, faction: number, from: number): number[] {
  const found = [from];
  let edge = found;
  for (let left = s.table.edition === 'classic' ? VOYAGE : 1; left > 0; left--) {
    const calm = edge.filter((sea) => s.owner[sea] === faction || s.owner[sea] === NOBODY);
    edge = [...new Set(calm.flatMap((sea) => seaStops(s, faction, sea, ANY_STEPS)))].filter(
      (sea) => !found.includes(sea),
    );
    found.push(...edge);
  }
  return found;
}

function best(attacks: readonly Attack[]): Attack[] {
  return [...attacks].sort((a, b) => chanceOf(b) - chanceOf(a)).slice(0, 1);
}
