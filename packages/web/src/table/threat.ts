import {
  BUILDINGS,
  type Building,
  boardOf,
  type Frame,
  type God,
  HERO_RULES,
  type HeroId,
  metropolisesOf,
  openTiles,
  type View,
} from '@meltemi/engine';
import { attacksBy, chanceOf } from './attack.ts';

// Who could win in this cycle: from what lies open on the table, by the plain ways to a metropolis. Creatures and surprises come on top.

/** A way to metropolises. */
export type Way =
  | { readonly by: 'set'; readonly gods: readonly God[] }
  | { readonly by: 'philosophers' }
  | { readonly by: 'conquest'; readonly area: number; readonly count: number }
  | { readonly by: 'hero'; readonly hero: HeroId };

export interface Threat {
  readonly team: number;
  /** None: the team holds enough already, or is one short and still acts: creatures and conquests may do the rest. */
  readonly ways: readonly Way[];
  readonly acts?: true;
}

/** A marker of the team and the god it stands with, or could. */
interface Favour {
  readonly faction: number;
  readonly god: God;
}

const BUILDING_OF: { readonly [G in God]?: Building } = {
  poseidon: 'port',
  ares: 'fortress',
  zeus: 'temple',
  athena: 'university',
};
/** LE-METRO-2. */
const ENOUGH_PHILOSOPHERS = 4;
/** LE-ATHENA-2, CL-ATHENA. */
const CARD_PRICE = 4;
/** CL-ACT-2; in the Legendary edition the god's building is free. */
const BUILDING_PRICE = 2;
/** A conquest is a threat if it is likelier than not. */
const LIKELY = 0.5;
const METROPOLIS_HEROES: readonly HeroId[] = ['helen', 'jason', 'ajax', 'odysseus'];

export function threats(view: View): Threat[] {
  if (view.phase === 'setup' || view.phase === 'end' || view.phase === 'over') return [];
  const { teamOf, goal } = view.table;
  return [...new Set(teamOf)].flatMap((team) => {
    const missing = goal - metropolisesOf(view, team);
    if (missing <= 0) return [{ team, ways: [] }];
    const best = favours(view, team)
      .map((granted) => waysWith(view, team, granted))
      .reduce((a, b) => (sum(b) > sum(a) ? b : a), []);
    if (sum(best) >= missing) return [{ team, ways: best }];
    const acts = view.phase === 'actions' && favours(view, team)[0]?.some(({ god }) => god !== 'apollo');
    return acts && missing === 1 ? [{ team, ways: [], acts }] : [];
  });
}

/** One's own metropolises that a rival would probably take this cycle, and which teams could. */
export function exposed(view: View, own: number): { area: number; teams: number[] }[] {
  if (view.phase !== 'offerings' && view.phase !== 'upkeep' && view.phase !== 'actions') return [];
  const { teamOf } = view.table;
  const found = new Map<number, Set<number>>();
  for (const team of new Set(teamOf)) {
    if (team === own) continue;
    for (const { faction, god } of favours(view, team).flat()) {
      for (const { area } of god === 'apollo' ? [] : conquests(view, faction, god))
        if (teamOf[view.owner[area]] === own) found.set(area, (found.get(area) ?? new Set()).add(team));
    }
  }
  return [...found].map(([area, teams]) => ({ area, teams: [...teams] }));
}

function sum(ways: readonly Way[]): number {
  return ways.reduce((total, way) => total + (way.by === 'conquest' ? way.count : 1), 0);
}

/** Every way in which the team's markers can stand, those that have acted aside; once all have paid, the way they do stand. */
function favours(view: View, team: number): Favour[][] {
  const { markerOf, teamOf } = view.table;
  const markers = markerOf.flatMap((faction, marker) =>
    teamOf[faction] === team && !view.acted.includes(marker) ? [marker] : [],
  );
  const open = view.gods.slice(0, openTiles(view.table));
  const settled = view.phase === 'upkeep' || view.phase === 'actions';
  let all: Favour[][] = [[]];
  for (const marker of markers) {
    const offer = view.offers[marker];
    const gods = settled ? (offer ? [offer.god] : []) : open;
    all = all.flatMap((taken) =>
      gods
        .filter((god) => god === 'apollo' || !taken.some((other) => other.god === god))
        .map((god) => [...taken, { faction: markerOf[marker], god }]),
    );
  }
  return all;
}

function waysWith(view: View, team: number, granted: readonly Favour[]): Way[] {
  const acting = granted.filter(({ god }) => god !== 'apollo');
  return [...setWith(view, team, acting), ...acting.flatMap((favour) => ownWays(view, favour))];
}

/** LE-METRO-1, LE-TEAM-5: the kinds the team lacks are just those its gods build; Hera builds any. */
function setWith(view: View, team: number, acting: readonly Favour[]): Way[] {
  const { sites } = boardOf(view);
  const lacking = BUILDINGS.filter(
    (kind) =>
      !view.built.some((built, site) => built === kind && view.table.teamOf[view.owner[sites[site].area]] === team),
  );
  const gods = acting.filter(({ faction }) => comesFrom(view, faction).building).map(({ god }) => god);
  const builders = lacking.flatMap((kind) => gods.find((god) => BUILDING_OF[god] === kind) ?? []);
  const rest = lacking.length - builders.length;
  if (rest > 0 && gods.includes('hera')) builders.push('hera');
  return builders.length === lacking.length ? [{ by: 'set', gods: builders }] : [];
}

/**
 * What is left of a god's turn: its building, and how many cards: one is free, one more can be bought (LE-ATHENA, CL-ATHENA). What is
 * dearer than the fullest purse one could think of does not come.
 */
function comesFrom({ frames, table, goldMax }: View, faction: number): { building: boolean; cards: number } {
  const turn = frames.find((frame) => frame.kind === 'turn' && frame.faction === faction);
  const bought = turn?.kind === 'turn' ? turn.bought : 0;
  const purse = goldMax[table.teamOf[faction]];
  const paid = Number(purse >= CARD_PRICE);
  if (table.edition === 'classic')
    return { building: purse >= BUILDING_PRICE, cards: bought > 0 ? paid * (2 - bought) : 1 + paid };
  const toCome = (kind: Frame['kind']) => !turn || frames.some((frame) => frame.kind === kind);
  return { building: toCome('build'), cards: Number(toCome('gain')) + paid * (1 - bought) };
}

/** What one faction can do in its turn: philosophers, the likeliest conquest, a sacrifice. */
function ownWays(view: View, { faction, god }: Favour): Way[] {
  const ways: Way[] = [];
  const philosophers = view.philosophers[faction] + comesFrom(view, faction).cards;
  if (god === 'athena' && philosophers >= ENOUGH_PHILOSOPHERS) ways.push({ by: 'philosophers' });
  const hero = sacrifice(view, faction);
  if (hero) ways.push({ by: 'hero', hero });
  const conquest = conquests(view, faction, god)[0];
  if (conquest) ways.push(conquest);
  return ways;
}

/** LE-HERO-3: a hero whose card brings a metropolis in the own turn, of Pandora one on the track (R-PANDORA). What hangs on a secret purse is left out. */
function sacrifice(view: View, faction: number): HeroId | undefined {
  const then: View = { ...view, frames: [{ kind: 'finish', faction, marker: 0 }] };
  return view.heroes.find(
    ({ id, owner, since }) =>
      owner === faction &&
      since < view.cycle &&
      METROPOLIS_HEROES.some(
        (as) =>
          (id === 'pandora' ? view.heroTrack.includes(as) : id === as) &&
          HERO_RULES[as].mayBeSacrificed(then, faction, id),
      ),
  )?.id;
}

/** Rival metropolises that an army would probably take: any with Ares (LE-ARES-4), one led by a hero with other gods (LE-HERO-4). */
function conquests(view: View, faction: number, god: God): Extract<Way, { by: 'conquest' }>[] {
  const { sites } = boardOf(view);
  const { teamOf } = view.table;
  const counts = new Map<number, number>();
  view.built.forEach((built, site) => {
    const { area } = sites[site];
    const rival = view.owner[area] >= 0 && teamOf[view.owner[area]] !== teamOf[faction];
    if (built === 'metropolis' && rival) counts.set(area, (counts.get(area) ?? 0) + 1);
  });
  return [...counts]
    .filter(([area]) =>
      attacksBy(view, faction, area).some(
        (attack) => chanceOf(attack) > LIKELY && attack.mobilised === (god !== 'ares'),
      ),
    )
    .map(([area, count]) => ({ by: 'conquest' as const, area, count }))
    .sort((a, b) => b.count - a.count);
}
