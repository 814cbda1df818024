import { type HeroId, NOBODY, type Piece } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { cardsLeft } from '../query/supply.ts';
import { add, set } from './state.ts';
import { tell } from './tell.ts';

export function moveHero(s: Position, id: HeroId, area: number): void {
  s.heroes = s.heroes.map((hero) => (hero.id === id ? { ...hero, area } : hero));
}

export function dropHero(s: Position, id: HeroId): void {
  s.heroes = s.heroes.filter((hero) => hero.id !== id);
}

/** LE-SEA-3: without fleets a sea area is nobody's. */
export function addFleets(s: Position, area: number, faction: number, fleets: number): void {
  add(s, 'fleets', area, fleets);
  set(s, 'owner', area, at(s.fleets, area) > 0 ? faction : NOBODY);
}

export function removeFleets(s: Position, area: number, fleets: number): void {
  add(s, 'fleets', area, -fleets);
  if (s.fleets[area] === 0) set(s, 'owner', area, NOBODY);
}

/** All fleets of a sea area are destroyed. */
export function sinkFleets(s: Position, area: number): void {
  for (let left = at(s.fleets, area); left > 0; left--) {
    tell(s, { event: 'lost', faction: at(s.owner, area), unit: 'fleet', area });
    removeFleets(s, area, 1);
  }
}

export function put(s: Position, faction: number, piece: Piece, area: number): void {
  if (piece === 'troop') add(s, 'troops', area, 1);
  else if (piece === 'mercenary') add(s, 'mercenaries', area, 1);
  else if (piece === 'prosperity') add(s, 'prosperity', area, 1);
  else addFleets(s, area, faction, 1);
  tell(s, { event: 'placed', faction, piece, area });
}

/** A priestess or philosopher from the supply, if there is one. */
export function takeCard(s: Position, faction: number, card: 'priestess' | 'philosopher'): void {
  if (cardsLeft(s, card) <= 0) return;
  add(s, card === 'priestess' ? 'priestesses' : 'philosophers', faction, 1);
  tell(s, { event: 'card', faction, card, by: 1 });
}
