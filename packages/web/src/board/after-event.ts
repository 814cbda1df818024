import { type EventName, type HappeningOf, NOBODY, type View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';

type Counts = 'troops' | 'mercenaries' | 'fleets' | 'prosperity' | 'owner';
type Draft = { -readonly [K in keyof View]: View[K] };

function add(draft: Draft, counts: Counts, area: number, by: number): void {
  draft[counts] = draft[counts].with(area, Math.max(0, at(draft[counts], area) + by));
}

/** Sets the owner of an area; NOBODY for a sea area with nothing left in it. */
function hold(draft: Draft, area: number, faction: number): void {
  draft.owner = draft.owner.with(area, faction);
}

/** The board as it looks after a happening: near enough to be shown until the next real view comes. */
export function afterEvent<E extends EventName>(before: View, happening: HappeningOf<E>): View {
  const draft: Draft = { ...before };
  show[happening.event]?.(draft, happening);
  return draft;
}

type Show = {
  readonly [E in EventName]?: (draft: Draft, happening: HappeningOf<E>) => void;
};

const show: Show = {
  sailed(draft, { path, fleets, faction }) {
    depart(draft, at(path, 0), { fleets });
    arrive(draft, at(path, path.length - 1), faction, { fleets });
  },
  marched(draft, { path, faction, troops, mercenaries, heroes }) {
    const to = at(path, path.length - 1);
    depart(draft, at(path, 0), { troops, mercenaries });
    draft.heroes = draft.heroes.map((hero) => (heroes.includes(hero.id) ? { ...hero, area: to } : hero));
    arrive(draft, to, faction, { troops, mercenaries });
  },
  withdrew(draft, { faction, area, to }) {
    const group = retreating(draft, faction, area);
    if (draft.owner[area] === faction) depart(draft, area, group);
    else if (draft.battle) draft.battle = { ...draft.battle, troops: 0, mercenaries: 0 };
    draft.heroes = draft.heroes.map((hero) =>
      hero.area === area && hero.owner === faction ? { ...hero, area: to } : hero,
    );
    arrive(draft, to, faction, group);
  },
  placed(draft, { piece, area, faction }) {
    const counts = { troop: 'troops', mercenary: 'mercenaries', fleet: 'fleets', prosperity: 'prosperity' } as const;
    add(draft, counts[piece], area, 1);
    if (draft.owner[area] === NOBODY && piece !== 'prosperity') hold(draft, area, faction);
  },
  lost(draft, { faction, unit, area }) {
    if (draft.battle?.area === area && draft.battle.attacker === faction) return;
    if (unit === 'troop') add(draft, 'troops', area, -1);
    else if (unit === 'mercenary') add(draft, 'mercenaries', area, -1);
    else if (unit === 'fleet') depart(draft, area, { fleets: 1 });
    else if (unit === 'minotaur') draft.figures = draft.figures.filter(({ id }) => id !== unit);
    else draft.heroes = draft.heroes.filter(({ id }) => id !== unit);
  },
  built(draft, { building, site }) {
    draft.built = draft.built.with(site, building);
  },
  razed(draft, { site }) {
    draft.built = draft.built.with(site, null);
    draft.metropolises = draft.metropolises.filter((token) => token.site !== site);
  },
  controlled(draft, { faction, area }) {
    hold(draft, area, faction);
  },
  hired(draft, { hero: id, faction: owner, area }) {
    draft.heroes = [...draft.heroes, { id, owner, area, since: draft.cycle }];
  },
  sacrificed(draft, { hero }) {
    draft.heroes = draft.heroes.filter(({ id }) => id !== hero);
  },
  figure(draft, { creature: id, holder, area }) {
    draft.figures = [...draft.figures.filter((figure) => figure.id !== id), { id, holder, area }];
  },
  'figure-left'(draft, { creature }) {
    draft.figures = draft.figures.filter(({ id }) => id !== creature);
  },
  monument(draft, { monument: id, area }) {
    draft.monuments = [...draft.monuments, { id, area, used: 0 }];
  },
};

type Group = { readonly [C in 'troops' | 'mercenaries' | 'fleets']?: number };

/** The group that leaves a battle. Defenders stand in the area; attackers are counted in the battle. */
export function retreating(seen: View, faction: number, area: number): Group {
  if (seen.owner[area] !== faction) {
    const { troops = 0, mercenaries = 0 } = seen.battle ?? {};
    return at(seen.fleets, area) > 0 ? { fleets: troops } : { troops, mercenaries };
  }
  return { troops: at(seen.troops, area), mercenaries: at(seen.mercenaries, area), fleets: at(seen.fleets, area) };
}

function depart(draft: Draft, area: number, group: Group): void {
  for (const counts of ['troops', 'mercenaries', 'fleets'] as const) add(draft, counts, area, -(group[counts] ?? 0));
  if (group.fleets && draft.fleets[area] === 0) hold(draft, area, NOBODY);
}

/** Adds a group to an area. In a rival's area it comes to fight, and the battle counts it instead. */
function arrive(draft: Draft, area: number, faction: number, group: Group): void {
  if (draft.owner[area] !== NOBODY && draft.owner[area] !== faction) return;
  for (const counts of ['troops', 'mercenaries', 'fleets'] as const) add(draft, counts, area, group[counts] ?? 0);
  hold(draft, area, faction);
}
