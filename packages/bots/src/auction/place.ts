import type { Bid, Stand } from './company.ts';
import { MANNERS } from './outlook.ts';

/** How much is explored against what has gone well so far. */
const EXPLORE = 1.2;
/** How much a better first look weighs. */
const SHARPNESS = 4;
/** The share of first visits that a rival's usual bid gets. */
const USUAL = 0.5;

/** A place in the tree of bids: what was bid to get here, and how it went from here on. */
export interface Place {
  readonly bid: Bid | null;
  readonly stand: Stand;
  next: readonly Place[] | null;
  /** Of the next ones, where a greedy bot would go. */
  usual: Place | null;
  visits: number;
  /** By team: the chance to win, and what all visits brought on average. */
  worth: readonly number[];
  mean: readonly number[];
  /** The share of first visits it gets. */
  prior: number;
  /** By manner of going on. */
  readonly trials: readonly Trials[];
}

/** Number of trials, and how often a rival won this cycle in them. */
export interface Trials {
  count: number;
  danger: number;
}

export function newPlace(bid: Bid | null, stand: Stand, first: readonly number[]): Place {
  const trials = MANNERS.map(() => ({ count: 0, danger: 0 }));
  return { bid, stand, next: null, usual: null, visits: 0, worth: first, mean: first, prior: 0, trials };
}

/** From here on these bids are known. The better one looks to the team that decides, the sooner it is tried. */
export function expand(place: Place, next: readonly Place[], usual: Place | null, team: number): void {
  place.next = next;
  place.usual = usual;
  const { low, range } = scaleOf(next, worthTo(team));
  let sum = 0;
  for (const each of next) {
    each.prior = Math.exp((SHARPNESS * (each.worth[team] - low)) / range);
    sum += each.prior;
  }
  const share = usual ? 1 - USUAL : 1;
  for (const each of next) each.prior *= share / sum;
  if (usual) usual.prior += USUAL;
}

export function worthTo(team: number): (place: Place) => number {
  return ({ worth }) => worth[team];
}

/** The worst and the best so far: small differences count where there are no others. */
function scaleOf(next: readonly Place[], promise: (place: Place) => number): { low: number; range: number } {
  let low = 1;
  let high = 0;
  for (const each of next) {
    const worth = promise(each);
    low = Math.min(low, worth);
    high = Math.max(high, worth);
  }
  return { low, range: high > low ? high - low : 1 };
}

/** The most promising bid: what it brought so far, and how little it was tried (PUCT). */
export function mostPromising({ next, visits }: Place, promise: (place: Place) => number): Place {
  const list = next as readonly Place[];
  const { low, range } = scaleOf(list, promise);
  const wide = EXPLORE * Math.sqrt(visits + 1);
  let best = list[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const each of list) {
    const score = (promise(each) - low) / range + (wide * each.prior) / (1 + each.visits);
    if (score <= most) continue;
    most = score;
    best = each;
  }
  return best;
}

/** One more visit brought this. Returns what the place is worth now: so much its best bid counts, the rest is the usual one. */
export function learn(place: Place, found: readonly number[], team: number, share: number): readonly number[] {
  place.visits++;
  const { visits } = place;
  place.mean = visits === 1 ? found : place.mean.map((mean, t) => mean + (found[t] - mean) / visits);
  const best = place.next && bestOf(place.next, team);
  const rest = place.usual && place.usual.visits > 0 ? place.usual.worth : place.mean;
  place.worth = best ? rest.map((worth, t) => share * best.worth[t] + (1 - share) * worth) : place.mean;
  return place.worth;
}

function bestOf(next: readonly Place[], team: number): Place | null {
  let best: Place | null = null;
  for (const each of next) if (each.visits > 0 && (!best || each.worth[team] > best.worth[team])) best = each;
  return best;
}
