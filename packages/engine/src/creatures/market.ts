import { goldOf, pay } from '../gold.ts';
import { type CreatureId, HEROES } from '../ids.ts';
import type { Move } from '../moves.ts';
import { boardOf, push, type State } from '../state.ts';
import { termsOf } from '../terms.ts';

// Buying creatures from the track (LE-CREA-1) with temple discounts (LE-BUILD-3, R-TEMPLE).

/** Unused temples of a faction: basic ones first (they may soon be gone), then metropolises, then those on cards. */
function freshTemples(s: State, faction: number): number[] {
  const { sites } = boardOf(s);
  const temples: number[] = [];
  const others: number[] = [];
  for (let site = 0; site < sites.length; site++) {
    const built = s.built[site];
    if ((built !== 'temple' && built !== 'metropolis') || s.owner[sites[site].area] !== faction) continue;
    if (!s.usedTemples.includes(site)) (built === 'temple' ? temples : others).push(site);
  }
  for (const card of s.enshrined) {
    const mark = -1 - HEROES.indexOf(card.hero);
    if (card.faction === faction && !s.usedTemples.includes(mark)) others.push(mark);
  }
  return others.length > 0 ? [...temples, ...others] : temples;
}

/** What a creature on the track costs this faction now. */
export function creaturePrice(s: State, faction: number, creature: CreatureId): number {
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  return Math.max(leastCreaturePrice, trackPrices[s.track.indexOf(creature)] - freshTemples(s, faction).length);
}

export function addPurchases(s: State, faction: number, moves: Move[]): void {
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  const gold = goldOf(s, faction);
  const temples = freshTemples(s, faction).length;
  for (let place = 0; place < s.track.length; place++) {
    const creature = s.track[place];
    if (creature && Math.max(leastCreaturePrice, trackPrices[place] - temples) <= gold)
      moves.push({ do: 'buy', creature });
  }
}

/** As many discounts as the price allows, at once. */
export function buy(s: State, faction: number, creature: CreatureId): void {
  const place = s.track.indexOf(creature);
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  const used = freshTemples(s, faction).slice(0, trackPrices[place] - leastCreaturePrice);
  pay(s, faction, trackPrices[place] - used.length);
  s.usedTemples = [...s.usedTemples, ...used];
  s.track = s.track.with(place, null);
  push(s, { kind: 'creature', card: creature, by: faction });
}
