import type { FrameOf } from '../../model/frames.ts';
import { NO_MARKER } from '../../model/ids.ts';
import type { MoveOf } from '../../model/moves.ts';
import type { State } from '../../model/state.ts';
import { isOpen } from '../../model/table.ts';
import { goldOf } from '../../query/gold.ts';
import { bidderOn, budget, netOffer } from '../../query/offerings.ts';
import { proper, type Refusal, refusal } from './refusal.ts';

export function whyNotBid(s: State, { marker, barred }: FrameOf<'offer'>, { god, amount }: MoveOf<'bid'>): Refusal {
  if (!isOpen(s.table, s.gods, god)) {
    return refusal('god-closed', 'LE-START-4', `The tile of ${proper(god)} lies face down in this cycle.`, { god });
  }
  if (god === barred) {
    return refusal('barred', 'LE-OFFER-4', `You have just been thrown out by ${proper(god)}: choose another god.`, {
      god,
    });
  }
  if (god === 'apollo') {
    if (amount !== 0) return refusal('apollo-free', 'LE-OFFER-5', 'The place with Apollo is free: the offering is 0.');
    return refusal('apollo-taken', 'LE-OFFER-5', 'Apollo has a single place, and it is taken.');
  }
  if (s.table.scale ? !s.table.scale.includes(amount) : amount < 1) {
    const text = s.table.scale ? `${amount} is no place of the scale.` : 'An offering is at least 1 GP.';
    return refusal('not-on-scale', 'R-SCALE', text, { amount });
  }
  const bidder = bidderOn(s, god);
  const standing = bidder === NO_MARKER ? 0 : (s.offers[bidder]?.amount ?? 0);
  if (amount <= standing) {
    return refusal('not-higher', 'LE-OFFER-2', `${proper(god)} has been offered ${standing}: offer more.`, {
      god,
      standing,
    });
  }
  const faction = s.table.markerOf[marker];
  const price = netOffer(s, faction, { god, amount });
  const gold = goldOf(s, faction);
  // What the team's (CL-OFFER-4: the player's) other markers stand for is promised already.
  const promised = gold - budget(s, marker, god);
  const kept = promised > 0 ? ` and have promised ${promised} already` : '';
  const text = `An offering of ${amount} would cost ${price} GP; you have ${gold}${kept}.`;
  return refusal('not-affordable', 'LE-OFFER-8', text, { amount, price, gold });
}
