import { type Happening, NOBODY, type View } from '@meltemi/engine';

type Counts = 'troops' | 'mercenaries' | 'fleets' | 'prosperity' | 'owner';
type Stage = { -readonly [K in keyof View]: View[K] };

function add(stage: Stage, counts: Counts, area: number, by: number): void {
  stage[counts] = stage[counts].with(area, Math.max(0, stage[counts][area] + by));
}

/** An area becomes somebody's; with nothing left in it a sea area is nobody's. */
function hold(stage: Stage, area: number, faction: number): void {
  stage.owner = stage.owner.with(area, faction);
}

/** The board as it looks after a happening: near enough to be shown until the next real view comes. */
export function staged(before: View, happening: Happening): View {
  const stage: Stage = { ...before };
  (show[happening.event] as ((stage: Stage, happening: Happening) => void) | undefined)?.(stage, happening);
  return stage;
}

type Show = {
  readonly [E in Happening['event']]?: (stage: Stage, happening: Extract<Happening, { event: E }>) => void;
};

const show: Show = {
  sailed(stage, { path, fleets, faction }) {
    depart(stage, path[0], { fleets });
    arrive(stage, path[path.length - 1], faction, { fleets });
  },
  marched(stage, { path, faction, troops, mercenaries, heroes }) {
    const to = path[path.length - 1];
    depart(stage, path[0], { troops, mercenaries });
    stage.heroes = stage.heroes.map((hero) => (heroes.includes(hero.id) ? { ...hero, area: to } : hero));
    arrive(stage, to, faction, { troops, mercenaries });
  },
  withdrew(stage, { faction, area, to }) {
    const group = retreating(stage, faction, area);
    if (stage.owner[area] === faction) depart(stage, area, group);
    else if (stage.battle) stage.battle = { ...stage.battle, troops: 0, mercenaries: 0 };
    stage.heroes = stage.heroes.map((hero) =>
      hero.area === area && hero.owner === faction ? { ...hero, area: to } : hero,
    );
    arrive(stage, to, faction, group);
  },
  placed(stage, { piece, area, faction }) {
    const counts = { troop: 'troops', mercenary: 'mercenaries', fleet: 'fleets', prosperity: 'prosperity' } as const;
    add(stage, counts[piece], area, 1);
    if (stage.owner[area] === NOBODY && piece !== 'prosperity') hold(stage, area, faction);
  },
  lost(stage, { faction, unit, area }) {
    if (stage.battle?.area === area && stage.battle.attacker === faction) return;
    if (unit === 'troop') add(stage, 'troops', area, -1);
    else if (unit === 'mercenary') add(stage, 'mercenaries', area, -1);
    else if (unit === 'fleet') depart(stage, area, { fleets: 1 });
    else if (unit === 'minotaur') stage.figures = stage.figures.filter(({ id }) => id !== unit);
    else stage.heroes = stage.heroes.filter(({ id }) => id !== unit);
  },
  built(stage, { building, site }) {
    stage.built = stage.built.with(site, building);
  },
  razed(stage, { site }) {
    stage.built = stage.built.with(site, null);
    stage.metropolises = stage.metropolises.filter((token) => token.site !== site);
  },
  controlled(stage, { faction, area }) {
    hold(stage, area, faction);
  },
  hired(stage, { hero: id, faction: owner, area }) {
    stage.heroes = [...stage.heroes, { id, owner, area, since: stage.cycle }];
  },
  sacrificed(stage, { hero }) {
    stage.heroes = stage.heroes.filter(({ id }) => id !== hero);
  },
  figure(stage, { creature: id, holder, area }) {
    stage.figures = [...stage.figures.filter((figure) => figure.id !== id), { id, holder, area }];
  },
  'figure-left'(stage, { creature }) {
    stage.figures = stage.figures.filter(({ id }) => id !== creature);
  },
  monument(stage, { monument: id, area }) {
    stage.monuments = [...stage.monuments, { id, area, used: 0 }];
  },
};

type Group = { readonly [C in 'troops' | 'mercenaries' | 'fleets']?: number };

/** Who leaves a battle: the defenders stand in the area, the attackers are counted apart. */
export function retreating(seen: View, faction: number, area: number): Group {
  if (seen.owner[area] !== faction) {
    const { troops = 0, mercenaries = 0 } = seen.battle ?? {};
    return seen.fleets[area] > 0 ? { fleets: troops } : { troops, mercenaries };
  }
  return { troops: seen.troops[area], mercenaries: seen.mercenaries[area], fleets: seen.fleets[area] };
}

function depart(stage: Stage, area: number, group: Group): void {
  for (const counts of ['troops', 'mercenaries', 'fleets'] as const) add(stage, counts, area, -(group[counts] ?? 0));
  if (group.fleets && stage.fleets[area] === 0) hold(stage, area, NOBODY);
}

/** Into a rival's area they come to fight: the battle counts them. */
function arrive(stage: Stage, area: number, faction: number, group: Group): void {
  if (stage.owner[area] !== NOBODY && stage.owner[area] !== faction) return;
  for (const counts of ['troops', 'mercenaries', 'fleets'] as const) add(stage, counts, area, group[counts] ?? 0);
  hold(stage, area, faction);
}
