import type { God, Move, State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { openTiles, termsOf } from '@meltemi/engine/query';
import { LOWEST_BIDS, SHORT } from '../moves/candidates.ts';

/** Nobody, or nowhere. */
export const NONE = -1;

/** Where everybody stands, by marker, and who has yet to bid: the next one last. */
export interface BidState {
  /** The place among the open gods, APOLLO after them, or NONE. */
  readonly god: readonly number[];
  readonly amount: readonly number[];
  readonly waiting: readonly PendingMarker[];
}

interface PendingMarker {
  readonly marker: number;
  /** LE-OFFER-4: the god one was thrown from. */
  readonly barred: number;
}

export interface Bid {
  readonly god: number;
  readonly amount: number;
}

/** Who is to bid next. */
export function nextOf({ waiting }: BidState): PendingMarker {
  return required(waiting.at(-1), 'marker that is to bid');
}

/** Who bids for what: all that does not change during the offerings. */
export class AuctionModel {
  readonly gods: readonly God[];
  /** The number of Apollo, after the other gods. */
  readonly apollo: number;
  /** By marker. */
  readonly teamOf: readonly number[];
  readonly priestesses: readonly number[];
  private readonly least: number;
  private readonly withApollo: number;
  private readonly scale: readonly number[] | null;

  constructor(s: State) {
    const { markerOf, teamOf, scale } = s.table;
    const terms = termsOf(s);
    this.gods = s.gods.slice(0, openTiles(s.table));
    this.apollo = this.gods.length;
    this.teamOf = markerOf.map((faction) => at(teamOf, faction));
    this.priestesses = markerOf.map((faction) => at(s.priestesses, faction));
    this.least = terms.leastOffering;
    this.withApollo = terms.placesWithApollo;
    this.scale = scale;
  }

  /** Where everybody stands in a position. */
  bidStateOf(s: State): BidState {
    const god = s.offers.map((offer) => (offer ? this.numberOf(offer.god) : NONE));
    const waiting: PendingMarker[] = [];
    for (const marker of [...s.order].reverse()) if (god[marker] === NONE) waiting.push({ marker, barred: NONE });
    for (const frame of s.frames) {
      if (frame.kind !== 'offer') continue;
      const place = waiting.findIndex(({ marker }) => marker === frame.marker);
      if (place >= 0) waiting.splice(place, 1);
      waiting.push({ marker: frame.marker, barred: frame.barred ? this.numberOf(frame.barred) : NONE });
    }
    return { god, amount: s.offers.map((offer) => offer?.amount ?? 0), waiting };
  }

  numberOf(god: God): number {
    return god === 'apollo' ? this.apollo : this.gods.indexOf(god);
  }

  bidOf(move: Move): Bid {
    return move.do === 'bid' ? { god: this.numberOf(move.god), amount: move.amount } : { god: this.apollo, amount: 0 };
  }

  nameOf(god: number): God {
    return this.gods[god] ?? 'apollo';
  }

  /** LE-OFFER-7, CL-OFFER-3: what a place costs. */
  net(marker: number, god: number, amount: number): number {
    return god === this.apollo ? 0 : Math.max(this.least, amount - at(this.priestesses, marker));
  }

  /** The least bid above this one. */
  above(amount: number): number {
    if (!this.scale) return amount + 1;
    for (const step of this.scale) if (step > amount) return step;
    return Number.POSITIVE_INFINITY;
  }

  /** LE-OFFER-8: the highest bid a marker can pay for, with this one thrown out. */
  most(bidState: BidState, marker: number, thrownOut: number, gold: readonly number[]): number {
    const team = at(this.teamOf, marker);
    let left = at(gold, team);
    for (let other = 0; other < this.teamOf.length; other++) {
      const god = at(bidState.god, other);
      if (this.teamOf[other] !== team || other === marker || other === thrownOut || god === NONE) continue;
      left -= this.net(other, god, at(bidState.amount, other));
    }
    return left < this.least ? NONE : left + at(this.priestesses, marker);
  }

  hasRoomWithApollo({ god }: BidState): boolean {
    let there = 0;
    for (const place of god) if (place === this.apollo) there++;
    return there < this.withApollo;
  }

  /** The lowest bids on every god, a limited number, and the lowest that nobody else could top; with Apollo. */
  bids(bidState: BidState, gold: readonly number[], lowest: number): Bid[] {
    const { marker, barred } = nextOf(bidState);
    const safe = lowest > 1 ? this.safe(marker, gold) : NONE;
    const found: Bid[] = [];
    for (let god = 0; god < this.apollo; god++) {
      if (god === barred) continue;
      const holder = bidState.god.indexOf(god);
      const most = this.most(bidState, marker, holder, gold);
      let amount = this.above(holder < 0 ? 0 : at(bidState.amount, holder));
      for (let i = 0; i < lowest && amount <= most; i++, amount = this.above(amount)) found.push({ god, amount });
      if (safe >= amount && safe <= most) found.push({ god, amount: safe });
    }
    if (found.length === 0 || this.hasRoomWithApollo(bidState)) found.push({ god: this.apollo, amount: 0 });
    return found;
  }

  /** What a greedy bot looks at: all bids if they are few, else the lowest on every god and the highest. */
  noticed(bidState: BidState, gold: readonly number[]): Bid[] {
    const all = this.bids(bidState, gold, Number.POSITIVE_INFINITY);
    if (all.length <= SHORT) return all;
    return all.filter(({ god }, i) => all[i + 1]?.god !== god || all[i - LOWEST_BIDS]?.god !== god);
  }

  /** The lowest bid that no other team could top. */
  private safe(marker: number, gold: readonly number[]): number {
    let most = 0;
    const own = this.teamOf[marker];
    for (const [other, team] of this.teamOf.entries()) {
      if (team === own) continue;
      most = Math.max(most, at(gold, team) + at(this.priestesses, other));
    }
    return this.above(most - 1);
  }

  /** Where everybody stands after a bid of the next one. */
  after(bidState: BidState, bid: Bid): BidState {
    const { god, amount, waiting } = bidState;
    const { marker } = nextOf(bidState);
    const rest = waiting.slice(0, -1);
    const gods = god.with(marker, bid.god);
    const holder = bid.god === this.apollo ? NONE : god.indexOf(bid.god);
    if (holder >= 0) {
      gods[holder] = NONE;
      rest.push({ marker: holder, barred: bid.god });
    }
    return { god: gods, amount: amount.with(marker, bid.amount), waiting: rest };
  }
}
