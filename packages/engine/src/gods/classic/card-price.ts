import type { Turn } from '../../frames.ts';
import { holds } from '../../monuments/monument.ts';
import type { State } from '../../state.ts';

const PRICES: readonly number[] = [0, 4];

/** What the next priest or philosopher costs: the first is free, one more 4 GP. */
export function cardPrice(s: State, turn: Turn): number | undefined {
  // MO-UNIVERSITY: with Athena more than one, 4 GP each.
  const many = turn.god === 'athena' && turn.bought > 1 && holds(s, turn.faction, 'university');
  const price = many ? PRICES[1] : PRICES[turn.bought];
  // MO-ATHENA: 1 GP less.
  return price && holds(s, turn.faction, 'athena') ? price - 1 : price;
}
