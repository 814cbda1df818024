import type { Random, State } from '@meltemi/engine';
import { at, below, required } from '@meltemi/engine/internal';
import type { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { type AuctionModel, type Bid, type BidState, NONE, nextOf } from './auction-model.ts';
import { afterOfferings } from './rehearsal.ts';

/** More bids than are worth following: in a walk, and in a trial, which needs the very end. */
const MOST_BIDS = 16;
const MOST_TO_END = 80;
/** Percentage of bids that deviate from the usual one. */
const OTHERWISE = 15;

/** How the own team continues to bid in a simulation: by the value of its turns, or as a greedy bot would. */
export const OWN_POLICIES = ['for turns', 'greedily'] as const;
export type OwnPolicy = (typeof OWN_POLICIES)[number];

/** What the offerings come to, by the value function. */
export class Outlook {
  private readonly s: State;
  protected readonly model: AuctionModel;
  private readonly evaluator: Evaluator;
  /** How a greedy bot judges. */
  private readonly greedy: Evaluator;
  /** Chances by where everybody stands. */
  private readonly known = new Map<string, readonly number[]>();
  private readonly habits = new Map<string, readonly Bid[]>();

  constructor(s: State, model: AuctionModel, evaluator: Evaluator, greedy: Evaluator) {
    this.s = s;
    this.model = model;
    this.evaluator = evaluator;
    this.greedy = greedy;
  }

  /** One more step of what has to be known before bids are compared. False: nothing is missing. */
  prepare(): boolean {
    return false;
  }

  /**
   * By team: the chance to win if from here on rivals bid as the greedy policy would, and one's own team as looks best
   * at once.
   */
  playOut(bidState: BidState, gold: readonly number[], own: number): readonly number[] {
    return this.chances(this.goOn(bidState, gold, own, 'for turns', MOST_BIDS, null), gold);
  }

  /** Where everybody stands then; by chance, rivals do what looks second best to them. */
  toEnd(bidState: BidState, gold: readonly number[], own: number, policy: OwnPolicy, rng: Random | null): BidState {
    return this.goOn(bidState, gold, own, policy, MOST_TO_END, rng);
  }

  private goOn(
    bidState: BidState,
    gold: readonly number[],
    own: number,
    policy: OwnPolicy,
    most: number,
    rng: Random | null,
  ): BidState {
    const { model } = this;
    let then = bidState;
    for (let i = 0; i < most && then.waiting.length > 0; i++) {
      const team = at(model.teamOf, nextOf(then).marker);
      const ownBid = () => (policy === 'for turns' ? this.atSight(then, gold, own) : this.habit(then, gold));
      then = model.after(then, team === own ? ownBid() : this.habitOrNext(then, gold, rng));
    }
    return then;
  }

  private atSight(bidState: BidState, gold: readonly number[], team: number): Bid {
    const bids = this.model.bids(bidState, gold, 1);
    const worth = bids.map((bid) => forTeam(this.chances(this.model.after(bidState, bid), gold), team));
    return required(bids[worth.indexOf(Math.max(...worth))], 'bid');
  }

  /** The bid to take where no rival could win this cycle: search has not improved on the greedy one (ADR 16). */
  preferred(bidState: BidState, gold: readonly number[]): Bid | null {
    return this.habit(bidState, gold);
  }

  /** What a greedy bot would bid: after which things look best. */
  habit(bidState: BidState, gold: readonly number[]): Bid {
    return required(this.bestTwo(bidState, gold)[0], 'bid');
  }

  private habitOrNext(bidState: BidState, gold: readonly number[], rng: Random | null): Bid {
    const next = rng && this.bestTwo(bidState, gold)[1];
    return next && below(rng, 100) < OTHERWISE ? next : this.habit(bidState, gold);
  }

  private bestTwo(bidState: BidState, gold: readonly number[]): readonly Bid[] {
    const { model } = this;
    const { marker, barred } = nextOf(bidState);
    const key = `${bidState.god} ${bidState.amount} ${marker} ${barred} ${gold}`;
    const known = this.habits.get(key);
    if (known) return known;
    const team = at(model.teamOf, marker);
    const best = model
      .noticed(bidState, gold)
      .map((bid) => ({ bid, worth: forTeam(this.worthOf(model.after(bidState, bid), gold, this.greedy), team) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ bid }) => bid);
    this.habits.set(key, best);
    return best;
  }

  /** By team: how it looks at once; after the last bid, when the first turn begins. */
  private worthOf(bidState: BidState, gold: readonly number[], evaluator: Evaluator): readonly number[] {
    const { model, s } = this;
    const then = bidState.waiting.length > 0 ? null : afterOfferings(s, model, bidState, gold);
    if (then) return evaluator.value(then);
    const offers = bidState.god.map((god, marker) =>
      god === NONE ? null : { god: model.nameOf(god), amount: at(bidState.amount, marker) },
    );
    return evaluator.value({ ...s, offers, gold });
  }

  /** By team: the chance to win from where everybody stands. */
  chances(bidState: BidState, gold: readonly number[]): readonly number[] {
    const key = `${bidState.god} ${bidState.amount} ${gold}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = this.worthOf(bidState, gold, this.evaluator);
    this.known.set(key, found);
    return found;
  }
}
