import { pay, payAll, proven } from '../../effects/gold.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { type God, NO_MARKER } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { notAsked, proper, type Refusal, refused } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { isOpen } from '../../model/table.ts';
import { termsOf } from '../../model/terms.ts';
import { goldOf } from '../../query/gold.ts';
import { bidderOn, budget, netOffer, openGods, owedByTeam } from '../../query/offerings.ts';

/** LE-OFFER-1: in turn order, until all markers stand on different gods (LE-OFFER-6); then everyone pays. */
export const offerings: Auto<FrameOf<'offerings'>> = {
  run(s) {
    if (s.phase !== 'offerings') {
      s.phase = 'offerings';
      tell(s, { event: 'phase', phase: 'offerings' });
    }
    const next = s.order.find((marker) => s.offers[marker] === null);
    if (next !== undefined) return push(s, { kind: 'offerings' }, { kind: 'offer', marker: next, barred: null });
    for (const marker of s.order) payOffer(s, marker);
    push(s, { kind: 'upkeep' });
  },
};

function payOffer(s: Position, marker: number): void {
  const offer = s.offers[marker];
  if (!offer) return;
  const faction = at(s.table.markerOf, marker);
  const net = netOffer(s, faction, offer);
  // If the public bounds already prove that there is enough gold, the purse is not looked into.
  if (net > at(s.goldMin, at(s.table.teamOf, faction)) && net > goldOf(s, faction)) payAll(s, faction);
  else pay(s, faction, net);
}

/** LE-OFFER-2: amounts higher than the standing one that can be paid; without a scale, every number (CL-OFFER-1). */
function amounts(s: Position, marker: number, god: God, standing: number): number[] {
  const faction = at(s.table.markerOf, marker);
  // The highest bid that can be paid; what priestesses cover costs nothing.
  const most = Math.max(0, budget(s, marker, god)) + at(s.priestesses, faction);
  const least = termsOf(s).leastOffering;
  if (least > Math.max(0, budget(s, marker, god))) return [];
  const scale = s.table.scale ?? Array.from({ length: most }, (_, i) => i + 1);
  return scale.filter((amount) => amount > standing && amount <= most);
}

export const offer: Ask<FrameOf<'offer'>> = {
  who: (s, frame) => at(s.table.markerOf, frame.marker),
  moves(s, { marker, barred }) {
    const moves: Move[] = [];
    for (const god of openGods(s)) {
      // LE-OFFER-4: not on the god one has just been thrown from; anybody may be outbid, a teammate too (R-TEAMBID).
      if (god === barred) continue;
      const bidder = bidderOn(s, god);
      const standing = bidder === NO_MARKER ? 0 : (s.offers[bidder]?.amount ?? 0);
      for (const amount of amounts(s, marker, god, standing)) moves.push({ do: 'bid', god, amount });
    }
    // LE-OFFER-5, CL-OFFER-2: with Apollo it is free.
    if (s.apollo.length < termsOf(s).placesWithApollo) moves.push({ do: 'bid', god: 'apollo', amount: 0 });
    return moves.length > 0 ? moves : brokeBids(s);
  },
  take(s, { marker }, move) {
    if (move.do !== 'bid') impossible(move);
    const { god, amount } = move;
    const faction = at(s.table.markerOf, marker);
    const thrownOut = god === 'apollo' ? NO_MARKER : bidderOn(s, god);
    s.offers = s.offers.map((old, m) => (m === marker ? { god, amount } : m === thrownOut ? null : old));
    if (god === 'apollo') s.apollo = [...s.apollo, marker];
    tell(s, { event: 'bid', faction, god, amount });
    const net = netOffer(s, faction, move);
    // LE-OFFER-8: a bid proves that it could be paid, except place 1 of a free god once Apollo is taken (R-BROKE).
    const tellsNothing =
      thrownOut === NO_MARKER && amount === lowest(s) && s.apollo.length >= termsOf(s).placesWithApollo;
    if (net > 0 && !tellsNothing) proven(s, faction, net + owedByTeam(s, marker, god));
    if (thrownOut === NO_MARKER) return;
    // LE-OFFER-2, LE-OFFER-3: placed again at once, before anyone else acts.
    tell(s, { event: 'thrown-out', faction: at(s.table.markerOf, thrownOut), god });
    push(s, { kind: 'offer', marker: thrownOut, barred: god });
  },
  refuse: (s, frame, move) =>
    move.do === 'bid' ? refuseBid(s, frame, move) : notAsked('LE-OFFER-1', 'an offering is made', ['bid'], move),
};

/** R-BROKE: no affordable place anywhere: place 1 of a free god, and all that can be paid is paid. */
function brokeBids(s: Position): Move[] {
  const free = openGods(s).filter((god) => bidderOn(s, god) === NO_MARKER);
  return free.map((god): Move => ({ do: 'bid', god, amount: lowest(s) }));
}

/** Place 1 of every scale. */
function lowest(s: Position): number {
  return s.table.scale?.[0] ?? 1;
}

function refuseBid(s: Position, { marker, barred }: FrameOf<'offer'>, { god, amount }: MoveOf<'bid'>): Refusal {
  if (!isOpen(s.table, s.gods, god)) {
    return refused('god-closed', 'LE-START-4', `The tile of ${proper(god)} lies face down in this cycle.`, { god });
  }
  if (god === barred) {
    return refused('barred', 'LE-OFFER-4', `You have just been thrown out by ${proper(god)}: choose another god.`, {
      god,
    });
  }
  if (god === 'apollo') {
    if (amount !== 0) return refused('apollo-free', 'LE-OFFER-5', 'The place with Apollo is free: the offering is 0.');
    return refused('apollo-taken', 'LE-OFFER-5', 'Apollo has a single place, and it is taken.');
  }
  if (s.table.scale ? !s.table.scale.includes(amount) : amount < 1) {
    const text = s.table.scale ? `${amount} is no place of the scale.` : 'An offering is at least 1 GP.';
    return refused('not-on-scale', 'R-SCALE', text, { amount });
  }
  const bidder = bidderOn(s, god);
  const standing = bidder === NO_MARKER ? 0 : (s.offers[bidder]?.amount ?? 0);
  if (amount <= standing) {
    return refused('not-higher', 'LE-OFFER-2', `${proper(god)} has been offered ${standing}: offer more.`, {
      god,
      standing,
    });
  }
  const faction = at(s.table.markerOf, marker);
  const price = netOffer(s, faction, { god, amount });
  const gold = goldOf(s, faction);
  // The bids of the team's (CL-OFFER-4: the player's) other markers are promised already.
  const promised = gold - budget(s, marker, god);
  const kept = promised > 0 ? ` and have promised ${promised} already` : '';
  const text = `An offering of ${amount} would cost ${price} GP; you have ${gold}${kept}.`;
  return refused('not-affordable', 'LE-OFFER-8', text, { amount, price, gold });
}
