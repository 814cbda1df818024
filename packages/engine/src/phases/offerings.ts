import { tell } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { goldOf, pay, payAll, proven } from '../gold.ts';
import type { God } from '../ids.ts';
import type { Move } from '../moves.ts';
import { type Ask, type Auto, impossible } from '../rule.ts';
import { type Offer, push, type State } from '../state.ts';
import { openTiles } from '../table.ts';

/** LE-OFFER-1: in turn order, until all markers stand on different gods (LE-OFFER-6); then everyone pays. */
export const offerings: Auto<FrameOf<'offerings'>> = {
  run(s) {
    if (s.phase !== 'offerings') {
      s.phase = 'offerings';
      tell({ event: 'phase', phase: 'offerings' });
    }
    const next = s.order.find((faction) => s.offers[faction] === null);
    if (next !== undefined) return push(s, { kind: 'offerings' }, { kind: 'offer', faction: next, barred: null });
    for (const faction of s.order) payOffer(s, faction);
    push(s, { kind: 'upkeep' });
  },
};

/** LE-OFFER-7: the bid less 1 GP per priestess, never below 0. */
export function netOffer(s: State, faction: number, amount: number): number {
  return Math.max(0, amount - s.priestesses[faction]);
}

/** What the team owes for markers already placed, this faction's aside and whoever it throws out of `god`. */
function owedByTeam(s: State, faction: number, god: God): number {
  let owed = 0;
  for (let other = 0; other < s.offers.length; other++) {
    const offer = s.offers[other];
    if (!offer || other === faction || offer.god === god) continue;
    if (s.table.teamOf[other] === s.table.teamOf[faction]) {
      owed += netOffer(s, other, offer.amount);
    }
  }
  return owed;
}

/** LE-OFFER-8: a bid that could not be paid is not allowed; one that costs nothing always is. */
export function isAffordable(s: State, faction: number, { god, amount }: Offer): boolean {
  const net = netOffer(s, faction, amount);
  return net === 0 || net + owedByTeam(s, faction, god) <= goldOf(s, faction);
}

export function bidderOn(s: State, god: God): number {
  return s.offers.findIndex((offer) => offer?.god === god);
}

function payOffer(s: State, faction: number): void {
  const offer = s.offers[faction];
  if (!offer) return;
  const net = netOffer(s, faction, offer.amount);
  if (net > goldOf(s, faction)) payAll(s, faction);
  else pay(s, faction, net);
}

export const offer: Ask<FrameOf<'offer'>> = {
  who: (_, frame) => frame.faction,
  moves(s, { faction, barred }) {
    const moves: Move[] = [];
    for (let place = 0; place < openTiles(s.table); place++) {
      const god = s.gods[place];
      // LE-OFFER-4: not on the god one has just been thrown from.
      if (god === barred) continue;
      // LE-OFFER-2: strictly higher than whoever is there.
      const bidder = bidderOn(s, god);
      const standing = bidder < 0 ? 0 : (s.offers[bidder]?.amount ?? 0);
      for (const amount of s.table.scale) {
        if (amount > standing && isAffordable(s, faction, { god, amount })) moves.push({ do: 'bid', god, amount });
      }
    }
    // LE-OFFER-5: one free place with Apollo.
    if (bidderOn(s, 'apollo') < 0) moves.push({ do: 'bid', god: 'apollo', amount: 0 });
    return moves.length > 0 ? moves : brokeBids(s);
  },
  take(s, { faction }, move) {
    if (move.do !== 'bid') impossible(move);
    const { god, amount } = move;
    const thrownOut = bidderOn(s, god);
    s.offers = s.offers.map((old, f) => (f === faction ? { god, amount } : f === thrownOut ? null : old));
    tell({ event: 'bid', faction, god, amount });
    const net = netOffer(s, faction, amount);
    if (net > 0 && isAffordable(s, faction, move)) proven(s, faction, net + owedByTeam(s, faction, god));
    if (thrownOut < 0) return;
    // LE-OFFER-2, LE-OFFER-3: placed again at once, before anyone else acts.
    tell({ event: 'thrown-out', faction: thrownOut, god });
    push(s, { kind: 'offer', faction: thrownOut, barred: god });
  },
};

/** R-BROKE: no affordable place anywhere: place 1 of a free god, and all that can be paid is paid. */
function brokeBids(s: State): Move[] {
  const free = s.gods.slice(0, openTiles(s.table)).filter((god) => bidderOn(s, god) < 0);
  return free.map((god): Move => ({ do: 'bid', god, amount: s.table.scale[0] }));
}
