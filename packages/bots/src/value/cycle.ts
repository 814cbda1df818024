import type { God, State } from '@meltemi/engine';
import { openTiles, termsOf } from '@meltemi/engine/query';
import { AT } from './feature.ts';
import type { ProspectCache } from './prospect-cache.ts';
import { BUILDING_OF, type Coming, type Prospects } from './prospects.ts';
import type { Standing } from './standing.ts';

// What the offerings and turns of this cycle promise.

/** What is being filled in, by team. */
export interface Sight {
  readonly rows: readonly Float64Array[];
  /** Metropolises missing to the goal. */
  readonly missing: number[];
  /** Gold that is not yet promised to a god. */
  readonly purse: number[];
  /** The chance that somebody who has yet to act this cycle takes a metropolis. */
  readonly exposedNow: number[];
  /** By faction. */
  readonly standings: readonly Standing[];
  readonly prospects: Prospects;
  readonly toCome: ProspectCache;
}

type Offer = NonNullable<State['offers'][number]>;

const ON: Readonly<Record<God, number>> = {
  zeus: AT['on-zeus'],
  athena: AT['on-athena'],
  poseidon: AT['on-poseidon'],
  ares: AT['on-ares'],
  hera: AT['on-hera'],
  apollo: AT['on-apollo'],
};
/** Another who can still outbid takes this much from the hope to keep a god. */
const KEEPS = 0.8;
/** From here on a victory is not a matter of dice any more. */
const SURE = 0.98;

/** Offers and turns of this cycle: what they bring, and what those without a god could still get. */
export function seeCycle(s: State, sight: Sight): void {
  if (s.phase !== 'offerings' && s.phase !== 'upkeep' && s.phase !== 'actions') return;
  sight.toCome.update(s);
  const { markerOf, teamOf } = s.table;
  for (let marker = 0; marker < s.offers.length; marker++) {
    const offer = s.offers[marker];
    const faction = markerOf[marker];
    if (s.eliminated.length > 0 && s.eliminated.includes(faction)) continue;
    const row = sight.rows[teamOf[faction]];
    if (!offer) seeUnplaced(s, faction, row, sight);
    else if (!s.acted.includes(marker)) seePlaced(s, marker, faction, offer, row, sight);
    seeOrder(s, marker, row);
  }
}

/** LE-ACT-2: the first to act bids last in the next cycle. */
function seeOrder(s: State, marker: number, row: Float64Array): void {
  const last = Math.max(1, s.order.length - 1);
  const offer = s.offers[marker];
  if (!offer) {
    row[AT['bids-late-now']] += s.order.indexOf(marker) / last;
    return;
  }
  const gods: readonly God[] = s.gods;
  const place = gods.indexOf(offer.god);
  const rank = place < 0 ? last : place;
  row[AT['bids-late']] += 1 - Math.min(1, rank / last);
}

/** The turn under way, if it is this faction's. */
function turnOf(s: State, marker: number): Coming | null {
  const at = s.frames.findIndex((frame) => frame.kind === 'turn' && frame.marker === marker);
  if (at < 0) return null;
  const turn = s.frames[at];
  if (turn.kind !== 'turn') return null;
  const gold = s.gold[s.table.teamOf[turn.faction]];
  if (s.table.edition === 'classic')
    return { god: turn.god, gold, builds: true, free: turn.bought === 0, bought: Math.max(0, turn.bought - 1) };
  let builds = false;
  let free = false;
  for (let i = at + 1; i < s.frames.length; i++) {
    const { kind } = s.frames[i];
    if (kind === 'build') builds = true;
    else if (kind === 'gain' || kind === 'place') free = true;
  }
  return { god: turn.god, gold, builds, free, bought: turn.bought };
}

function seePlaced(
  s: State,
  marker: number,
  faction: number,
  { god, amount }: Offer,
  row: Float64Array,
  { missing, purse, exposedNow, standings, prospects, toCome }: Sight,
): void {
  const team = s.table.teamOf[faction];
  const under = s.phase === 'actions' ? turnOf(s, marker) : null;
  if (under) {
    const { gain, win, chances, target } = prospects.of(s, faction, under, missing[team]);
    if (target >= 0) exposedNow[target] = Math.max(exposedNow[target], chances[2]);
    // What the god gives anyway is as good as there.
    const sure = under.builds && s.table.edition !== 'classic';
    row[AT[sure ? 'brings-metropolis' : 'turn-brings-metropolis']] += gain;
    row[AT[sure ? 'brings-victory' : 'turn-brings-victory']] += win;
    if (win > SURE) row[AT[sure ? 'brings-sure-victory' : 'turn-brings-sure-victory']]++;
    return;
  }
  const gold = Math.max(0, purse[team]);
  const keeps =
    s.phase === 'offerings' && god !== 'apollo' ? KEEPS ** outbidders(s, marker, faction, amount, purse) : 1;
  row[ON[god]] += keeps;
  if (god === 'apollo') return;
  const { gain, win, chances, target } = toCome.of(s, faction, god, gold, missing[team]);
  row[AT['brings-metropolis']] += keeps * gain;
  row[AT['brings-victory']] += keeps * win;
  if (win > SURE) row[AT['brings-sure-victory']] += keeps;
  const type = BUILDING_OF[god];
  const brings = god === 'hera' ? standings[faction].basic.includes(0) : standings[faction].basic[type] === 0;
  if (brings && chances[0] === 0) row[AT['brings-type']] += keeps;
  if (target >= 0) exposedNow[target] = Math.max(exposedNow[target], chances[2] * keeps);
}

/** Markers of others without a god whose purse allows more than this. */
function outbidders(s: State, marker: number, faction: number, amount: number, purse: readonly number[]): number {
  const { markerOf, teamOf } = s.table;
  let count = 0;
  for (let other = 0; other < s.offers.length; other++) {
    if (s.offers[other] !== null || other === marker) continue;
    const rival = markerOf[other];
    if (teamOf[rival] === teamOf[faction]) continue;
    if (purse[teamOf[rival]] + s.priestesses[rival] > amount) count++;
  }
  return count;
}

/** A marker without a god: the best that could still be had. */
function seeUnplaced(s: State, faction: number, row: Float64Array, { missing, purse, toCome }: Sight): void {
  row[AT.unplaced]++;
  if (s.phase !== 'offerings') return;
  const team = s.table.teamOf[faction];
  const { leastOffering } = termsOf(s);
  let bestGain = 0;
  let bestWin = 0;
  for (let place = 0; place < openTiles(s.table); place++) {
    const god = s.gods[place];
    const needed = next(s, standingOn(s, god));
    const gold = purse[team] - Math.max(leastOffering, needed - s.priestesses[faction]);
    if (gold < 0) continue;
    const { gain, win } = toCome.of(s, faction, god, gold, missing[team]);
    if (gain > bestGain) bestGain = gain;
    if (win > bestWin) bestWin = win;
  }
  row[AT['could-bring-metropolis']] += bestGain;
  row[AT['could-bring-victory']] += bestWin;
  if (bestWin > SURE) row[AT['could-bring-sure-victory']]++;
}

function standingOn(s: State, god: God): number {
  for (const offer of s.offers) if (offer?.god === god) return offer.amount;
  return 0;
}

/** The least bid above this one. */
function next(s: State, amount: number): number {
  const { scale } = s.table;
  if (!scale) return amount + 1;
  for (const step of scale) if (step > amount) return step;
  return Number.POSITIVE_INFINITY;
}
