import { BUILDINGS, type Building, type Built, NOBODY, outcome, type Position } from '@meltemi/engine';
import { areaAt, boardOf } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { incomeOf, metropolisesOf, siteOwner } from '@meltemi/engine/query';
import { dangerTo } from './danger.ts';
import type { Fact, Way } from './reason.ts';

// What has been achieved between two positions: what a faction gained, and what it cost its rivals. Only gains are
// facts here, never a guess at what they are worth.

/** A smaller change of danger is not worth a word. */
const SAFER = 0.1;
/** Half a purse is stolen: below this there may be nothing to steal. */
const LEAST_TO_ROB = 2;
/** LE-METRO-2: more are of no use. */
const MOST_PHILOSOPHERS = 4;

/** In no order. */
export function factsBetween(before: Position, after: Position, faction: number): Fact[] {
  if (before.phase === 'setup') return income(before, after, faction);
  return [
    ...metropolises(before, after, faction),
    ...safety(before, after, faction),
    ...buildings(before, after, faction),
    ...cards(before, after, faction),
    ...income(before, after, faction),
    ...lands(before, after, faction),
    ...units(before, after, faction),
    ...razed(before, after, faction),
    ...purses(before, after, faction),
    ...keepsakes(before, after, faction),
  ];
}

/** The game is over, and this faction's team has won it. */
export function victory(after: Position, faction: number): Fact[] {
  return outcome(after)?.winners.includes(faction) ? [{ kind: 'victory' }] : [];
}

function isAlly({ table: { teamOf } }: Position, faction: number, other: number): boolean {
  return other >= 0 && teamOf[other] === teamOf[faction];
}

function rivalsOf(s: Position, faction: number): number[] {
  return [...s.table.teamOf.keys()].filter((other) => !isAlly(s, faction, other));
}

function metropolises(before: Position, after: Position, faction: number): Fact[] {
  const team = at(before.table.teamOf, faction);
  const { goal } = before.table;
  const [had, has] = [metropolisesOf(before, team), metropolisesOf(after, team)];
  if (has <= had) return victory(after, faction);
  const conquered = landsTaken(before, after, faction).find(({ area }) => isMetropolis(before, area));
  const founded: Fact = conquered
    ? { kind: 'metropolis', by: 'conquest', from: conquered.from }
    : { kind: 'metropolis', by: wayFounded(before, after, faction), from: NOBODY };
  return [...victory(after, faction), ...(had < goal && has >= goal ? [{ kind: 'goal' } as const] : []), founded];
}

/** LE-METRO-1..3: what has gone for it. A set takes one of each type, of which the last may be new. */
function wayFounded(before: Position, after: Position, faction: number): Way | null {
  const [had, has] = [countTypes(before, faction), countTypes(after, faction)];
  if (had.filter((count, type) => at(has, type) < count).length >= 3) return 'buildings';
  const heroes = (s: Position) => s.heroes.filter(({ owner }) => owner === faction).length;
  if (heroes(after) < heroes(before)) return 'sacrifice';
  if (at(after.philosophers, faction) < at(before.philosophers, faction)) return 'philosophers';
  return has.some((count, type) => count < at(had, type)) ? 'buildings' : null;
}

/** LE-TEAM-5: by type, of the whole team. */
export function countTypes(s: Position, faction: number): number[] {
  return BUILDINGS.map(
    (type) => s.built.filter((built, site) => built === type && isAlly(s, faction, siteOwner(s, site))).length,
  );
}

function isBasic(built: Built | null): built is Building {
  return built !== null && built !== 'metropolis' && built !== 'covered';
}

function isMetropolis(s: Position, area: number): boolean {
  return areaAt(boardOf(s), area).sites.some((site) => s.built[site] === 'metropolis');
}

function safety(before: Position, after: Position, faction: number): Fact[] {
  if (before.battle || after.battle || after.phase === 'over') return [];
  let best: Fact | null = null;
  let most = SAFER;
  for (let area = 0; area < boardOf(before).lands; area++) {
    if (!isAlly(before, faction, at(before.owner, area)) || !isAlly(after, faction, at(after.owner, area))) continue;
    if (!isMetropolis(before, area)) continue;
    const chances = { before: dangerTo(before, area), after: dangerTo(after, area) };
    if (chances.before - chances.after < most) continue;
    most = chances.before - chances.after;
    best = { kind: 'safer', area, ...chances };
  }
  return best ? [best] : [];
}

function buildings(before: Position, after: Position, faction: number): Fact[] {
  const different = (s: Position) => countTypes(s, faction).filter((count) => count > 0).length;
  const nth = different(after);
  return nth > different(before) ? [{ kind: 'building', nth }] : [];
}

function cards(before: Position, after: Position, faction: number): Fact[] {
  const philosophers = at(after.philosophers, faction);
  const priestesses = at(after.priestesses, faction);
  return [
    ...(philosophers > at(before.philosophers, faction) && philosophers <= MOST_PHILOSOPHERS
      ? [{ kind: 'philosopher', nth: philosophers } as const]
      : []),
    ...(priestesses > at(before.priestesses, faction) ? [{ kind: 'priestess', count: priestesses } as const] : []),
  ];
}

function income(before: Position, after: Position, faction: number): Fact[] {
  const rise = (other: number) => incomeOf(after, other) - incomeOf(before, other);
  const allies = [...before.table.teamOf.keys()].filter((other) => isAlly(before, faction, other));
  const gold = allies.reduce((sum, other) => sum + rise(other), 0);
  if (gold <= 0) return [];
  const loser = rivalsOf(before, faction).find((other) => -rise(other) >= gold) ?? NOBODY;
  return [{ kind: 'income', gold, from: loser }];
}

function landsTaken(before: Position, after: Position, faction: number): { area: number; from: number }[] {
  const taken: { area: number; from: number }[] = [];
  for (let area = 0; area < boardOf(before).lands; area++) {
    const from = at(before.owner, area);
    if (isAlly(after, faction, at(after.owner, area)) && !isAlly(before, faction, from)) taken.push({ area, from });
  }
  return taken;
}

/** Names one area, if possible one that a rival has lost. */
function lands(before: Position, after: Position, faction: number): Fact[] {
  const [first] = landsTaken(before, after, faction).toSorted((a, b) => Number(a.from < 0) - Number(b.from < 0));
  return first ? [{ kind: 'land', ...first }] : [];
}

function units(before: Position, after: Position, faction: number): Fact[] {
  const facts: Fact[] = [];
  for (const unit of ['troop', 'mercenary', 'fleet'] as const) {
    const count = countUnits(after, faction, unit) - countUnits(before, faction, unit);
    if (count > 0) facts.push({ kind: 'recruits', unit, count });
    for (const rival of rivalsOf(before, faction)) {
      const lost = countUnits(before, rival, unit) - countUnits(after, rival, unit);
      if (lost > 0) facts.push({ kind: 'costs', faction: rival, unit, count: lost });
    }
  }
  return facts;
}

const PLACED = { troop: 'troops', mercenary: 'mercenaries', fleet: 'fleets' } as const;

/** Those of an attacker stand beside the board: at sea its fleets count as troops. */
function countUnits(s: Position, faction: number, unit: keyof typeof PLACED): number {
  const { battle } = s;
  const fought = unit === 'mercenary' ? 'mercenaries' : 'troops';
  const here = battle !== null && battle.area < boardOf(s).lands === (unit !== 'fleet');
  let count = here && battle.attacker === faction ? battle[fought] : 0;
  for (const [area, owner] of s.owner.entries()) if (owner === faction) count += at(s[PLACED[unit]], area);
  return count;
}

/** A rival's building has gone from where the rival still is. */
function razed(before: Position, after: Position, faction: number): Fact[] {
  for (const [site, building] of before.built.entries()) {
    const owner = siteOwner(before, site);
    if (!isBasic(building) || owner < 0 || isAlly(before, faction, owner) || after.built[site] !== null) continue;
    if (siteOwner(after, site) === owner) return [{ kind: 'razes', faction: owner, building }];
  }
  return [];
}

/** Where purses are known: gold gained, and rivals it was taken from. */
function purses(before: Position, after: Position, faction: number): Fact[] {
  const { teamOf } = before.table;
  const rise = (team: number) => (after.gold[team] ?? 0) - (before.gold[team] ?? 0);
  if ([...before.gold, ...after.gold].includes(null)) return [];
  const gold = rise(at(teamOf, faction));
  if (gold <= 0) return [];
  const losers = rivalsOf(before, faction).filter((rival) => rise(at(teamOf, rival)) < 0);
  const robbed = losers.find((rival) => at(before.goldMin, at(teamOf, rival)) >= LEAST_TO_ROB);
  if (robbed !== undefined) return [{ kind: 'robs', faction: robbed }];
  return losers.length > 0 ? [] : [{ kind: 'gold', gold }];
}

function keepsakes(before: Position, after: Position, faction: number): Fact[] {
  const hero = after.heroes.find(({ id, owner }) => owner === faction && !owns(before, faction, id));
  const monument = after.monuments.find(
    ({ id, area }) => isAlly(after, faction, at(after.owner, area)) && !before.monuments.some((old) => old.id === id),
  );
  return [
    ...(hero ? [{ kind: 'hero', hero: hero.id } as const] : []),
    ...(monument ? [{ kind: 'monument', monument: monument.id } as const] : []),
  ];
}

function owns(s: Position, faction: number, hero: string): boolean {
  return s.heroes.some(({ id, owner }) => id === hero && owner === faction);
}
