import type { Turn } from '../../model/frames.ts';
import type { State } from '../../model/state.ts';
import { goldOf } from '../../query/gold.ts';
import { cardsLeft, reserve } from '../../query/supply.ts';
import { type Extras, extraPrice } from '../../rules/gods/extras.ts';
import { tooExpensive } from './movement.ts';
import { proper, type Refusal, refusal } from './refusal.ts';

/** Why a god does not give one more of these, as far as it does not depend on the place. */
export function whyNotExtra(s: State, turn: Turn, god: Extras, wanted: string, rule: string): Refusal | null {
  const { extra } = god;
  if (extra !== wanted)
    return refusal('not-this-god', rule, `${proper(turn.god)} does not give that.`, { god: turn.god });
  const price = extraPrice(s, god, turn);
  if (price === undefined) {
    return refusal('no-more', rule, `${proper(turn.god)} gives no more in this turn.`, { most: god.prices.length });
  }
  const gold = goldOf(s, turn.faction);
  if (gold < price) return tooExpensive(rule, price, gold);
  const isCard = extra === 'priestess' || extra === 'philosopher';
  const left = isCard ? cardsLeft(s, extra) : reserve(s, turn.faction, extra);
  if (left > 0) return null;
  const shared = isCard || extra === 'mercenary';
  return refusal('none-left', shared ? 'LE-COMP-2' : 'LE-COMP-1', 'There are none left.', { piece: wanted });
}
