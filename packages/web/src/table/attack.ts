import {
  armies,
  battleOdds,
  boardOf,
  type HeroId,
  landStops,
  mayEnter,
  NOBODY,
  type Odds,
  type State,
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
  /** Null: nobody stands there, the area is simply taken. */
  readonly odds: Odds | null;
}

const CERTAIN = 1;
/** What is less likely is not worth a word. */
const HOPELESS = 0.005;
/** CL-POS: steps of one voyage; in the Legendary edition every step is a move of its own (LE-SEA-1). */
const VOYAGE = 3;

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

/** All attacks of one faction on an area, one from each area it could come from. */
export function attacksBy(view: View, faction: number, area: number): Attack[] {
  const s = view as State;
  const land = area < boardOf(view).lands;
  if (land && !mayEnter(s, faction, area)) return [];
  const within = land ? (from: number) => landStops(s, faction, from, 1) : (from: number) => seas(s, faction, from);
  return view.owner.flatMap((owner, from) => {
    if (owner !== faction || from < boardOf(view).lands !== land) return [];
    const heroes = view.heroes.filter((hero) => hero.owner === faction && hero.area === from).map(({ id }) => id);
    const units = land ? view.troops[from] + view.mercenaries[from] : view.fleets[from];
    if (units + heroes.length === 0 || !within(from).includes(area)) return [];
    return [{ faction, from, units, heroes, odds: oddsOf(view, faction, from, area) }];
  });
}

/** Sea areas that fleets can reach in one go: on the way there may be no others. */
function seas(s: State, faction: number, from: number): number[] {
  const found = [from];
  let edge = found;
  for (let left = s.table.edition === 'classic' ? VOYAGE : 1; left > 0; left--) {
    const calm = edge.filter((sea) => s.owner[sea] === faction || s.owner[sea] === NOBODY);
    edge = [...new Set(calm.flatMap((sea) => seaStops(s, faction, sea, 1)))].filter((sea) => !found.includes(sea));
    found.push(...edge);
  }
  return found;
}

function best(attacks: readonly Attack[]): Attack[] {
  return [...attacks].sort((a, b) => chanceOf(b) - chanceOf(a)).slice(0, 1);
}

/** The battle that would follow if everybody went. */
function oddsOf(view: View, faction: number, from: number, area: number): Odds | null {
  const land = area < boardOf(view).lands;
  const defender = view.owner[area];
  if (defender === NOBODY) return null;
  const fought: View = {
    ...view,
    heroes: view.heroes.map((hero) => (hero.owner === faction && hero.area === from ? { ...hero, area } : hero)),
    battle: {
      area,
      attacker: faction,
      defender,
      troops: land ? view.troops[from] : view.fleets[from],
      mercenaries: land ? view.mercenaries[from] : 0,
      attackDie: 0,
      defendDie: 0,
      losses: [],
    },
  };
  const there = armies(fought)?.defender;
  // LE-LAND-3: walls alone do not fight.
  return there && there.units > 0 ? battleOdds(fought) : null;
}
