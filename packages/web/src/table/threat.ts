import { BUILDINGS, type God, type HeroId, type View } from '@meltemi/engine';
import { boardOf, siteAt } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import {
  attacksWith,
  ENOUGH_PHILOSOPHERS,
  metropolisesOf,
  metropolisSacrifices,
  openTiles,
  turnGains,
  typesForSet,
} from '@meltemi/engine/query';
import { chanceOf } from './attack.ts';

// Warns who could win this cycle by the usual ways to a metropolis. It uses public information only, and leaves out
// creatures. What a turn can bring is the engine's to say; this file combines the gods that a team could still get.

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

/** A conquest is a threat if it is likelier than not. */
const LIKELY = 0.5;

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
        if (teamOf[at(view.owner, area)] === own) found.set(area, (found.get(area) ?? new Set()).add(team));
    }
  }
  return [...found].map(([area, teams]) => ({ area, teams: [...teams] }));
}

function sum(ways: readonly Way[]): number {
  return ways.reduce((total, way) => total + (way.by === 'conquest' ? way.count : 1), 0);
}

/** All combinations of gods that the team's remaining markers can get; after the offerings, the one they have. */
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
        .map((god) => [...taken, { faction: at(markerOf, marker), god }]),
    );
  }
  return all;
}

function waysWith(view: View, team: number, granted: readonly Favour[]): Way[] {
  const acting = granted.filter(({ god }) => god !== 'apollo');
  return [...setWith(view, team, acting), ...acting.flatMap((favour) => ownWays(view, favour))];
}

/** LE-METRO-1, LE-TEAM-5: the team's gods build all kinds that it lacks; Hera builds any. */
function setWith(view: View, team: number, acting: readonly Favour[]): Way[] {
  const own = typesForSet(view, team);
  const lacking = BUILDINGS.filter((type) => !own.includes(type));
  const gods = acting.map(({ faction, god }) => ({ god, building: turnGains(view, faction, god).building }));
  const builders = lacking.flatMap((kind) => gods.find(({ building }) => building === kind)?.god ?? []);
  const any = gods.find(({ building }) => building === 'any');
  if (builders.length < lacking.length && any) builders.push(any.god);
  return builders.length === lacking.length ? [{ by: 'set', gods: builders }] : [];
}

/** What one faction can do in its turn: philosophers, a sacrifice, the richest conquest. */
function ownWays(view: View, { faction, god }: Favour): Way[] {
  const ways: Way[] = [];
  const gained = turnGains(view, faction, god).philosophers;
  if (gained > 0 && at(view.philosophers, faction) + gained >= ENOUGH_PHILOSOPHERS) ways.push({ by: 'philosophers' });
  const [hero] = metropolisSacrifices(view, faction);
  if (hero) ways.push({ by: 'hero', hero });
  const conquest = conquests(view, faction, god)[0];
  if (conquest) ways.push(conquest);
  return ways;
}

/** Rival metropolises that an army would probably take in a turn with this god, the richest areas first. */
function conquests(view: View, faction: number, god: God): Extract<Way, { by: 'conquest' }>[] {
  const board = boardOf(view);
  const { teamOf } = view.table;
  const counts = new Map<number, number>();
  view.built.forEach((built, site) => {
    const { area } = siteAt(board, site);
    const holder = at(view.owner, area);
    const rival = holder >= 0 && teamOf[holder] !== teamOf[faction];
    if (built === 'metropolis' && rival) counts.set(area, (counts.get(area) ?? 0) + 1);
  });
  return [...counts]
    .filter(([area]) => attacksWith(view, faction, god, area).some((attack) => chanceOf(attack) > LIKELY))
    .map(([area, count]) => ({ by: 'conquest' as const, area, count }))
    .sort((a, b) => b.count - a.count);
}
