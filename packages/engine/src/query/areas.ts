import { boardOf } from '../board/board-of.ts';
import { type FigureId, type HeroId, NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Figure, Hero, Position } from '../model/state.ts';

// Who stands where and who controls what.

export function isLand(s: Position, area: number): boolean {
  return area < boardOf(s).lands;
}

/** Areas of one faction that hold land. */
export function ownLands(s: Position, faction: number): number[] {
  return boardOf(s).landAreas.filter((area) => s.owner[area] === faction);
}

export function ownSeas(s: Position, faction: number): number[] {
  return boardOf(s).seaAreas.filter((area) => s.owner[area] === faction);
}

/** Whether a faction has land. Land areas come first, so the first own area tells. */
export function hasLand(s: Position, faction: number): boolean {
  const first = s.owner.indexOf(faction);
  return first >= 0 && isLand(s, first);
}

export function landCount(s: Position, faction: number): number {
  let count = 0;
  for (let area = 0, lands = boardOf(s).lands; area < lands; area++) if (s.owner[area] === faction) count++;
  return count;
}

export function allied(s: Position, a: number, b: number): boolean {
  return s.table.teamOf[a] === s.table.teamOf[b];
}

/** Whether an area belongs to a teammate: units may pass through it but not stop (LE-TEAM-4). */
export function isTeammates(s: Position, faction: number, area: number): boolean {
  const owner = at(s.owner, area);
  return owner !== NOBODY && owner !== faction && allied(s, owner, faction);
}

export function heroesIn(s: Position, faction: number, area: number): HeroId[] {
  const ids: HeroId[] = [];
  for (const hero of s.heroes) if (hero.area === area && hero.owner === faction) ids.push(hero.id);
  return ids;
}

export function heroOf(s: Position, id: HeroId): Hero | undefined {
  for (const hero of s.heroes) if (hero.id === id) return hero;
  return undefined;
}

export function figureIn(s: Pick<Position, 'figures'>, area: number): Figure | undefined {
  for (const figure of s.figures) if (figure.area === area) return figure;
  return undefined;
}

export function figureOf(s: Position, id: FigureId): Figure | undefined {
  for (const figure of s.figures) if (figure.id === id) return figure;
  return undefined;
}

/** R-THEFT: all factions of other teams that are still in the game. */
export function rivals(s: Position, faction: number): number[] {
  const team = s.table.teamOf[faction];
  return s.table.teamOf.flatMap((other, rival) => (other === team || s.eliminated.includes(rival) ? [] : [rival]));
}

/** LE-HERO-3: whether the hero was recruited in an earlier cycle. */
export function isSeasoned(s: Position, hero: Hero): boolean {
  return hero.since < s.cycle;
}
