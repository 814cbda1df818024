import type { God, Move, View } from '@meltemi/engine';
import { netOffer } from '@meltemi/engine/query';

// Prices for the viewer's faction. They do not depend on purses, so a view is enough.

/** An offering: the bid, what priestesses take off, and what is paid. */
export interface OfferPrice {
  readonly bid: number;
  readonly off: number;
  readonly pays: number;
}

/** LE-OFFER-7, CL-OFFER-3. */
export function offerPrice(view: View, faction: number, god: God, amount: number): OfferPrice {
  const pays = netOffer(view, faction, { god, amount });
  return { bid: amount, off: amount - pays, pays };
}

/** By god: the amounts that may be offered, the lowest first. */
export function bidsOf(legal: readonly Move[]): ReadonlyMap<God, readonly number[]> {
  const bids = new Map<God, number[]>();
  for (const move of legal) {
    if (move.do === 'bid')
      bids.set(
        move.god,
        [...(bids.get(move.god) ?? []), move.amount].sort((a, b) => a - b),
      );
  }
  return bids;
}
