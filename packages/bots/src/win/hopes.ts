import { BUILDINGS, boardOf, type CreatureId, holds, type State } from '@meltemi/engine';

/** What a philosopher costs at the very least. */
const LEAST_PRICE = 3;

/** How many metropolises a faction could get within a turn, counted generously: fewer than it needs, no need to search. */
export function hopes(s: State, faction: number): number {
  return bySet(s, faction) + byPhilosophers(s, faction) + bySacrifice(s, faction) + byConquest(s, faction);
}

function onTrack(s: State, ...cards: readonly CreatureId[]): boolean {
  return cards.some((card) => s.track.includes(card) || (s.track.includes('chimera') && s.discard.includes(card)));
}

/** LE-METRO-1: the god brings a type, Cyclops another, a conquest a third. */
function bySet(s: State, faction: number): number {
  const { teamOf } = s.table;
  const { sites } = boardOf(s);
  const types = BUILDINGS.filter((type) =>
    s.built.some((built, site) => {
      const owner = s.owner[sites[site].area];
      return built === type && owner >= 0 && teamOf[owner] === teamOf[faction];
    }),
  ).length;
  const conquest = s.troops.some((troops, area) => troops > 0 && s.owner[area] === faction);
  return types + 1 + Number(onTrack(s, 'cyclops')) + Number(conquest) >= BUILDINGS.length ? 1 : 0;
}

/** LE-METRO-2: two with Athena, more with her Great University, one from a Satyr, or Hector's. */
function byPhilosophers(s: State, faction: number): number {
  let have = s.philosophers[faction];
  if (s.frames.some((frame) => frame.kind === 'turn' && frame.god === 'athena')) have += 2 + more(s, faction);
  if (onTrack(s, 'satyr')) have++;
  if (s.heroes.some((hero) => hero.owner === faction)) have += s.priestesses[faction] / 2;
  return Math.floor(have / 4);
}

/** MO-UNIVERSITY: what the purse pays for at the lowest price (MO-ATHENA); it may yet be built in this turn. */
function more(s: State, faction: number): number {
  if (!s.monumentPool.includes('university') && !holds(s, faction, 'university')) return 0;
  return Math.floor(s.gold[s.table.teamOf[faction]] / LEAST_PRICE);
}

function bySacrifice(s: State, faction: number): number {
  return s.heroes.filter((hero) => hero.owner === faction && hero.since < s.cycle).length;
}

/** Others' metropolises that nobody defends, or one whom a Harpy can take away. */
function byConquest(s: State, faction: number): number {
  const { teamOf } = s.table;
  const { sites } = boardOf(s);
  const harpy = Number(onTrack(s, 'harpy', 'giant'));
  return s.built.filter((built, site) => {
    const { area } = sites[site];
    const owner = s.owner[area];
    if (built !== 'metropolis' || owner < 0 || teamOf[owner] === teamOf[faction]) return false;
    return s.troops[area] + s.mercenaries[area] <= harpy && !s.heroes.some((hero) => hero.area === area);
  }).length;
}
