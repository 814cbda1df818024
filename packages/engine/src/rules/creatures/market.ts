import { pay } from '../../effects/gold.ts';
import { push } from '../../effects/state.ts';
import type { Turn } from '../../model/frames.ts';
import type { CreatureId } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { proper, type Refusal, refused, tooExpensive } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';
import { goldOf } from '../../query/gold.ts';
import { creaturePrice, freshTemples } from '../../query/prices.ts';

// Buying creatures from the track (LE-CREA-1) with temple discounts (LE-BUILD-3, R-TEMPLE).

export function addPurchases(s: Position, faction: number, moves: Move[]): void {
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  const gold = goldOf(s, faction);
  const temples = freshTemples(s, faction).length;
  for (let place = 0; place < s.track.length; place++) {
    const creature = s.track[place];
    if (creature && Math.max(leastCreaturePrice, at(trackPrices, place) - temples) <= gold)
      moves.push({ do: 'buy', creature });
  }
}

/** As many discounts as the price allows, at once. */
export function buy(s: Position, faction: number, creature: CreatureId): void {
  const place = s.track.indexOf(creature);
  const { trackPrices, leastCreaturePrice } = termsOf(s);
  const used = freshTemples(s, faction).slice(0, at(trackPrices, place) - leastCreaturePrice);
  pay(s, faction, at(trackPrices, place) - used.length);
  s.usedTemples = [...s.usedTemples, ...used];
  s.track = s.track.with(place, null);
  push(s, { kind: 'creature', card: creature, by: faction });
}

export function notOnTrack(creature: CreatureId): Refusal {
  return refused('not-on-track', 'LE-CREA-1', `${proper(creature)} is not on the creature track.`, { creature });
}

export function refuseBuy(s: Position, turn: Turn, { creature }: MoveOf<'buy'>): Refusal {
  if (!s.track.includes(creature)) return notOnTrack(creature);
  return tooExpensive('LE-CREA-1', creaturePrice(s, turn.faction, creature), goldOf(s, turn.faction));
}
