import type { Turn } from '../../../model/frames.ts';
import type { Building, GodTile } from '../../../model/ids.ts';
import type { Move } from '../../../model/moves.ts';
import type { Position } from '../../../model/state.ts';
import { ATHENA_DISCOUNT, holds } from '../../../query/monuments.ts';
import type { Extras } from '../extras.ts';

const PRICES: readonly number[] = [0, 4];

/** What the next priest or philosopher costs: the first is free, one more 4 GP. */
export function cardPrice(s: Position, turn: Turn): number | undefined {
  // MO-UNIVERSITY: with Athena more than one, 4 GP each.
  const many = turn.god === 'athena' && turn.bought > 1 && holds(s, turn.faction, 'university');
  const price = many ? PRICES[1] : PRICES[turn.bought];
  // MO-ATHENA: 1 GP less.
  return price && holds(s, turn.faction, 'athena') ? price - ATHENA_DISCOUNT : price;
}

/**
 * A god of the classic edition (CL-ACT-2): recruiting, one kind of building, for most a special action; in any order.
 */
export interface ClassicGod extends Extras {
  readonly building: Building;
  addSpecial?(s: Position, turn: Turn, moves: Move[]): void;
}

export type ClassicGods = { readonly [G in Exclude<GodTile, 'hera'>]: ClassicGod };
