import { type God, type GodTile, NO_MARKER } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Offer, Position } from '../model/state.ts';
import { openTiles } from '../model/table.ts';
import { termsOf } from '../model/terms.ts';
import { goldOf } from './gold.ts';

/** LE-OFFER-7, CL-OFFER-3: the bid less 1 GP per priestess, never below the least; Apollo is free. */
export function netOffer(s: Position, faction: number, { god, amount }: Offer): number {
  return god === 'apollo' ? 0 : Math.max(termsOf(s).leastOffering, amount - at(s.priestesses, faction));
}

/** What the team owes for markers already placed, except this one and the marker it would outbid on `god`. */
export function owedByTeam(s: Position, marker: number, god: God): number {
  const { markerOf, teamOf } = s.table;
  let owed = 0;
  for (let other = 0; other < s.offers.length; other++) {
    const offer = s.offers[other];
    if (!offer || other === marker || (offer.god === god && god !== 'apollo')) continue;
    if (teamOf[at(markerOf, other)] === teamOf[at(markerOf, marker)]) owed += netOffer(s, at(markerOf, other), offer);
  }
  return owed;
}

/** LE-OFFER-8: what is left for a bid on this god. */
export function budget(s: Position, marker: number, god: God): number {
  return goldOf(s, at(s.table.markerOf, marker)) - owedByTeam(s, marker, god);
}

/** The gods of this cycle, from the top; Apollo, who is always open, is not among them. */
export function openGods(s: Position): readonly GodTile[] {
  return s.gods.slice(0, openTiles(s.table));
}

/** The marker on a god; NO_MARKER if there is none. */
export function bidderOn(s: Position, god: God): number {
  return s.offers.findIndex((offer) => offer?.god === god);
}

/**
 * LE-ACT-1, CL-ACT-1: markers in the order in which they act: gods from the top down, Apollo last, there in order of
 * arrival.
 */
export function actingOrder(s: Position): number[] {
  const bidders = openGods(s).map((god) => bidderOn(s, god));
  return [...bidders.filter((marker) => marker !== NO_MARKER), ...s.apollo];
}
