import { discard } from './deck.ts';
import { tell } from './events.ts';
import { type FigureId, type HeroId, NOBODY } from './ids.ts';
import { warPortFleets } from './monuments/war-port.ts';
import { add, boardOf, type Figure, type Hero, type State, set } from './state.ts';
import { takeCard } from './supply.ts';
import { termsOf } from './terms.ts';

// Who stands where and who controls what.

export function isLand(s: State, area: number): boolean {
  return area < boardOf(s).lands;
}

/** Areas of one faction that hold land. */
export function ownLands(s: State, faction: number): number[] {
  const areas: number[] = [];
  for (let area = 0, lands = boardOf(s).lands; area < lands; area++) if (s.owner[area] === faction) areas.push(area);
  return areas;
}

export function ownSeas(s: State, faction: number): number[] {
  const board = boardOf(s);
  const areas: number[] = [];
  for (let area = board.lands; area < board.areas.length; area++) if (s.owner[area] === faction) areas.push(area);
  return areas;
}

export function landCount(s: State, faction: number): number {
  let count = 0;
  for (let area = 0, lands = boardOf(s).lands; area < lands; area++) if (s.owner[area] === faction) count++;
  return count;
}

export function allied(s: State, a: number, b: number): boolean {
  return s.table.teamOf[a] === s.table.teamOf[b];
}

/** An area of a teammate: one may pass, not stop (LE-TEAM-4). */
export function isTeammates(s: State, faction: number, area: number): boolean {
  const owner = s.owner[area];
  return owner !== NOBODY && owner !== faction && allied(s, owner, faction);
}

export function heroesIn(s: State, faction: number, area: number): HeroId[] {
  const ids: HeroId[] = [];
  for (const hero of s.heroes) if (hero.area === area && hero.owner === faction) ids.push(hero.id);
  return ids;
}

export function heroOf(s: State, id: HeroId): Hero | undefined {
  for (const hero of s.heroes) if (hero.id === id) return hero;
  return undefined;
}

export function moveHero(s: State, id: HeroId, area: number): void {
  s.heroes = s.heroes.map((hero) => (hero.id === id ? { ...hero, area } : hero));
}

export function dropHero(s: State, id: HeroId): void {
  s.heroes = s.heroes.filter((hero) => hero.id !== id);
}

export function figureIn(s: State, area: number): Figure | undefined {
  for (const figure of s.figures) if (figure.area === area) return figure;
  return undefined;
}

export function figureOf(s: State, id: FigureId): Figure | undefined {
  for (const figure of s.figures) if (figure.id === id) return figure;
  return undefined;
}

/** A figure leaves the board, its card goes to the discard. */
export function removeFigure(s: State, id: FigureId): void {
  const figure = figureOf(s, id);
  if (!figure) return;
  s.figures = s.figures.filter((other) => other !== figure);
  tell(s, { event: 'figure-left', creature: id, area: figure.area });
  discard(s, id);
}

/** R-MINOTAUR: as a unit it fights for its holder where the holder controls the area. */
export function minotaurDefends(s: State, area: number): boolean {
  if (!termsOf(s).minotaurIsUnit) return false;
  for (const figure of s.figures)
    if (figure.id === 'minotaur' && figure.area === area) return figure.holder === s.owner[area];
  return false;
}

/** Troops, heroes or Minotaur of the area's owner, or fleets of the War Port. */
export function isDefended(s: State, area: number): boolean {
  if (s.troops[area] > 0 || s.mercenaries[area] > 0) return true;
  for (const hero of s.heroes) if (hero.area === area && hero.owner === s.owner[area]) return true;
  return minotaurDefends(s, area) || warPortFleets(s, area) > 0;
}

/** LE-SEA-3: without fleets a sea area is nobody's. */
export function addFleets(s: State, area: number, faction: number, fleets: number): void {
  add(s, 'fleets', area, fleets);
  set(s, 'owner', area, s.fleets[area] > 0 ? faction : NOBODY);
}

export function removeFleets(s: State, area: number, fleets: number): void {
  add(s, 'fleets', area, -fleets);
  if (s.fleets[area] === 0) set(s, 'owner', area, NOBODY);
}

/** All fleets of a sea area are destroyed. */
export function sinkFleets(s: State, area: number): void {
  for (let left = s.fleets[area]; left > 0; left--) {
    tell(s, { event: 'lost', faction: s.owner[area], unit: 'fleet', area });
    removeFleets(s, area, 1);
  }
}

/**
 * A land area changes hands: priestess (LE-LAND-4), the loser's metropolis bonuses are owed (LE-METRO-8), a Minotaur of another
 * holder leaves (R-MINOTAUR). What follows from it is for the dues.
 */
export function takeControl(s: State, area: number, faction: number): void {
  const board = boardOf(s);
  const loser = s.owner[area];
  if (loser === faction) return;
  set(s, 'owner', area, faction);
  tell(s, { event: 'controlled', faction, area, from: loser });
  if (board.priestess[area]) takeCard(s, faction, 'priestess');
  if (loser !== NOBODY) {
    for (const token of s.metropolises) {
      if (board.sites[token.site].area === area) s.owed = [...s.owed, { faction: loser, bonus: token.bonus }];
    }
  }
  const figure = figureIn(s, area);
  if (figure?.id === 'minotaur' && figure.holder !== faction && termsOf(s).minotaurIsUnit) {
    removeFigure(s, 'minotaur');
  }
}
