import { required } from '@meltemi/engine/internal';
import { forTeam } from '../value/for-team.ts';
import type { Bid, BidState } from './auction-model.ts';
import { OWN_POLICIES } from './outlook.ts';

/** How much is explored against what has gone well so far. */
const EXPLORE = 1.2;
/** How much a better first look weighs. */
const SHARPNESS = 4;
/** The share of first visits that a rival's usual bid gets. */
const USUAL = 0.5;

/** A node in the tree of bids: what was bid to get here, and how it went from here on. */
export interface AuctionNode {
  readonly bid: Bid | null;
  readonly bidState: BidState;
  next: readonly AuctionNode[] | null;
  /** Of the next ones, where a greedy bot would go. */
  usual: AuctionNode | null;
  visits: number;
  /** By team: the chance to win, and what all visits brought on average. */
  worth: readonly number[];
  mean: readonly number[];
  /** The share of first visits it gets. */
  prior: number;
  /** By policy of the own team (OWN_POLICIES). */
  readonly trials: readonly Trials[];
}

/** Number of trials, and how often a rival won this cycle in them. */
export interface Trials {
  count: number;
  danger: number;
}

export function newNode(bid: Bid | null, bidState: BidState, first: readonly number[]): AuctionNode {
  const trials = OWN_POLICIES.map(() => ({ count: 0, danger: 0 }));
  return { bid, bidState, next: null, usual: null, visits: 0, worth: first, mean: first, prior: 0, trials };
}

/** From here on these bids are known. The better one looks to the team that decides, the sooner it is tried. */
export function expand(node: AuctionNode, next: readonly AuctionNode[], usual: AuctionNode | null, team: number): void {
  node.next = next;
  node.usual = usual;
  const { low, range } = scaleOf(next, worthTo(team));
  let sum = 0;
  for (const each of next) {
    each.prior = Math.exp((SHARPNESS * (forTeam(each.worth, team) - low)) / range);
    sum += each.prior;
  }
  const share = usual ? 1 - USUAL : 1;
  for (const each of next) each.prior *= share / sum;
  if (usual) usual.prior += USUAL;
}

export function worthTo(team: number): (node: AuctionNode) => number {
  return ({ worth }) => forTeam(worth, team);
}

/** The worst and the best so far: small differences count where there are no others. */
function scaleOf(next: readonly AuctionNode[], promise: (node: AuctionNode) => number): { low: number; range: number } {
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
export function mostPromising({ next, visits }: AuctionNode, promise: (node: AuctionNode) => number): AuctionNode {
  const list = next ?? [];
  const { low, range } = scaleOf(list, promise);
  const wide = EXPLORE * Math.sqrt(visits + 1);
  let best: AuctionNode | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of list) {
    const score = (promise(each) - low) / range + (wide * each.prior) / (1 + each.visits);
    if (score <= most) continue;
    most = score;
    best = each;
  }
  return required(best, 'bid');
}

/**
 * Counts one more visit with its result. Returns what the node is worth now: its best bid by `share`, the usual one by
 * the rest.
 */
export function learn(node: AuctionNode, found: readonly number[], team: number, share: number): readonly number[] {
  node.visits++;
  const { visits } = node;
  node.mean = visits === 1 ? found : node.mean.map((mean, t) => mean + (forTeam(found, t) - mean) / visits);
  const best = node.next && bestOf(node.next, team);
  const rest = node.usual && node.usual.visits > 0 ? node.usual.worth : node.mean;
  node.worth = best ? rest.map((worth, t) => share * forTeam(best.worth, t) + (1 - share) * worth) : node.mean;
  return node.worth;
}

function bestOf(next: readonly AuctionNode[], team: number): AuctionNode | null {
  let best: AuctionNode | null = null;
  for (const each of next)
    if (each.visits > 0 && (!best || forTeam(each.worth, team) > forTeam(best.worth, team))) best = each;
  return best;
}
