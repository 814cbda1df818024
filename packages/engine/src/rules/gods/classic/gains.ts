import type { God } from '../../../model/ids.ts';
import { CLASSIC_BUILDING_PRICE } from '../../../query/prices.ts';
import type { TurnGains } from '../extras.ts';
import { classicGod } from './index.ts';

/** CL-ACT-2: the god's building, if there is gold for it. */
export function classicGains(_faction: number, god: God, purse: number): TurnGains {
  const building = purse >= CLASSIC_BUILDING_PRICE ? (classicGod(god)?.building ?? null) : null;
  return { building, philosophers: 0 };
}
