import { boardOf } from '../board/board-of.ts';
import type { Turn } from '../model/frames.ts';
import { type CreatureId, HEROES } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { siteOwner } from './sites.ts';

/**
 * Unused temples of a faction: basic ones first, because they may soon be gone, then metropolises, then those on cards.
 */
export function freshTemples(s: Position, faction: number): number[] {
  const { sites } = boardOf(s);
  const temples: number[] = [];
  const others: number[] = [];
  for (let site = 0; site < sites.length; site++) {
    const built = s.built[site];
    if ((built !== 'temple' && built !== 'metropolis') || siteOwner(s, site) !== faction) continue;
    if (!s.usedTemples.includes(site)) (built === 'temple' ? temples : others).push(site);
  }
  for (const card of s.enshrined) {
    const mark = -1 - HEROES.indexOf(card.hero);
    if (card.faction === faction && !s.usedTemples.includes(mark)) others.push(mark);
  }
  return others.length > 0 ? [...temples, ...others] : temples;
}

/** What a creature on the track costs this faction now. */
export function creaturePrice(s: Position, faction: number, creature: CreatureId): number {
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  return Math.max(leastCreaturePrice, at(trackPrices, s.track.indexOf(creature)) - freshTemples(s, faction).length);
}

/** LE-HERO-1: what a hero costs. */
export const HERO_PRICE = 4;

/** CL-ACT-2: what a building costs in the classic edition. */
export const CLASSIC_BUILDING_PRICE = 2;

/** The first costs 1 GP, the second 2, and so on within a turn; every step through a teammate counts (R-ALLY). */
export function mobilisationPrice(turn: Turn, steps: number): number {
  let price = 0;
  for (let step = 1; step <= steps; step++) price += turn.mobilised + step;
  return price;
}
