import type { God, MoveOf, State } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { netOffer, openTiles } from '@meltemi/engine/query';
import { Boons, type Hope } from './boons.ts';
import type { Boon, Reason } from './reason.ts';

// Why a bid: what the god's turn can bring, and what rivals lose by it. What others have in their purses is taken as
// the most they can have, so that nobody is said to be unable to pay who may be able to.

type Offers = State['offers'];

/** From the most important down. */
const WEIGHT: readonly Boon['boon'][] = ['goal', 'metropolis', 'building', 'philosopher'];

/** In no order. */
export function bidReasons(s: State, { god, amount }: MoveOf<'bid'>): Reason[] {
  const frame = s.frames.at(-1);
  if (frame?.kind !== 'offer') throw new Error('nobody is to bid');
  const { marker } = frame;
  const faction = at(s.table.markerOf, marker);
  const thrownOut = god === 'apollo' ? -1 : s.offers.findIndex((offer) => offer?.god === god);
  const offers = s.offers.with(marker, { god, amount });
  const after = thrownOut < 0 ? offers : offers.with(thrownOut, null);
  const left = at(s.gold, at(s.table.teamOf, faction)) - owed(s, after, faction);
  if (god === 'apollo') return left > 0 ? [{ kind: 'keeps', gold: left }] : [];
  const boons = new Boons(s);
  return [
    ...boons.of(faction, god, left).map((hope): Reason => ({ kind: 'brings', god, ...hope })),
    ...(god === s.gods[0] && s.offers.length === s.table.teamOf.length ? [{ kind: 'bids-last' } as const] : []),
    ...outbids(s, boons, faction, thrownOut, god),
    ...denies(s, boons, faction, after, god),
  ];
}

/** What the team of a faction owes for its offers. */
function owed(s: State, offers: Offers, faction: number): number {
  const { markerOf, teamOf } = s.table;
  return offers.reduce((sum, offer, marker) => {
    const owner = at(markerOf, marker);
    const mine = offer !== null && teamOf[owner] === teamOf[faction];
    return mine ? sum + netOffer(s, owner, offer) : sum;
  }, 0);
}

function outbids(s: State, boons: Boons, faction: number, thrownOut: number, god: God): Reason[] {
  const { markerOf, teamOf } = s.table;
  if (thrownOut < 0) return [];
  const rival = at(markerOf, thrownOut);
  const team = at(teamOf, rival);
  if (team === teamOf[faction]) return [];
  const gold = at(s.goldMin, team) - owed(s, s.offers, rival);
  return [{ kind: 'outbids', god, faction: rival, what: best(boons.of(rival, god, Math.max(0, gold))) }];
}

/** Rivals without a god who could have paid for this one, and now can't. */
function denies(s: State, boons: Boons, faction: number, after: Offers, god: God): Reason[] {
  const { markerOf, teamOf } = s.table;
  const rivals = new Set(
    markerOf.filter((rival, marker) => s.offers[marker] === null && teamOf[rival] !== teamOf[faction]),
  );
  return [...rivals].flatMap((rival): Reason[] => {
    const what = best(boons.of(rival, god, goldFor(s, s.offers, rival, god)));
    if (!what || goldFor(s, after, rival, god) >= 0) return [];
    if (what.boon !== 'goal' && what.boon !== 'metropolis') return [{ kind: 'denies', god, faction: rival, what }];
    // Another god may do as well.
    const still = s.gods
      .slice(0, openTiles(s.table))
      .some((other) =>
        boons.of(rival, other, goldFor(s, after, rival, other)).some((hope) => isAsGood(hope.what, what)),
      );
    return still ? [] : [{ kind: 'denies', god, faction: rival, what }];
  });
}

function isAsGood(other: Boon, what: Boon): boolean {
  return WEIGHT.indexOf(other.boon) <= WEIGHT.indexOf(what.boon);
}

/**
 * The most a faction may have left after the least bid on a god that outbids the one there; below 0: it can't be paid.
 */
function goldFor(s: State, offers: Offers, faction: number, god: God): number {
  const standing = offers.find((offer) => offer?.god === god)?.amount ?? 0;
  const amount = s.table.scale ? s.table.scale.find((step) => step > standing) : standing + 1;
  if (amount === undefined) return -1;
  return at(s.goldMax, at(s.table.teamOf, faction)) - owed(s, offers, faction) - netOffer(s, faction, { god, amount });
}

/** The most important of what is worth keeping from a rival: what begins a set, a rival can begin elsewhere. */
function best(hopes: readonly Hope[]): Boon | null {
  const missed = hopes.map(({ what }) => what).filter(isMissed);
  return missed.toSorted((a, b) => WEIGHT.indexOf(a.boon) - WEIGHT.indexOf(b.boon))[0] ?? null;
}

function isMissed(what: Boon): boolean {
  if (what.boon === 'building') return what.nth >= 2;
  if (what.boon === 'philosopher') return what.nth >= 3;
  return what.boon !== 'priestess';
}
