import { below, type Random, type State } from '@meltemi/engine';
import type { Evaluator } from '../value/evaluator.ts';
import { type Bid, type Company, NONE, type Stand } from './company.ts';
import { afterOfferings } from './rehearsal.ts';

/** More bids than are worth following: in a walk, and in a trial, which needs the very end. */
const MOST_BIDS = 16;
const MOST_TO_END = 80;
/** Percentage of bids that deviate from the usual one. */
const OTHERWISE = 15;

/** How the own team continues to bid in a simulation: by the value of its turns, or as a greedy bot would. */
export const MANNERS = ['for turns', 'greedily'] as const;
export type Manner = (typeof MANNERS)[number];

/** What the offerings come to, by the value function. */
export class Outlook {
  private readonly s: State;
  private readonly company: Company;
  private readonly evaluator: Evaluator;
  /** Chances by where everybody stands. */
  private readonly known = new Map<string, readonly number[]>();
  private readonly habits = new Map<string, readonly Bid[]>();

  constructor(s: State, company: Company, evaluator: Evaluator) {
    this.s = s;
    this.company = company;
    this.evaluator = evaluator;
  }

  /** One more step of what has to be known before bids are compared. False: nothing is missing. */
  prepare(): boolean {
    return false;
  }

  /** By team: the chance to win if from here on rivals bid as the greedy policy would, and one's own team as looks best at once. */
  playOut(stand: Stand, gold: readonly number[], own: number): readonly number[] {
    return this.chances(this.goOn(stand, gold, own, 'for turns', MOST_BIDS, null), gold);
  }

  /** Where everybody stands then; by chance, rivals do what looks second best to them. */
  toEnd(stand: Stand, gold: readonly number[], own: number, manner: Manner, rng: Random | null): Stand {
    return this.goOn(stand, gold, own, manner, MOST_TO_END, rng);
  }

  private goOn(
    stand: Stand,
    gold: readonly number[],
    own: number,
    manner: Manner,
    most: number,
    rng: Random | null,
  ): Stand {
    const { company } = this;
    let then = stand;
    for (let i = 0; i < most && then.waiting.length > 0; i++) {
      const team = company.teamOf[then.waiting[then.waiting.length - 1].marker];
      const ownBid = () => (manner === 'for turns' ? this.atSight(then, gold, own) : this.habit(then, gold));
      then = company.after(then, team === own ? ownBid() : this.habitOrNext(then, gold, rng));
    }
    return then;
  }

  private atSight(stand: Stand, gold: readonly number[], team: number): Bid {
    const bids = this.company.bids(stand, gold, 1);
    const worth = bids.map((bid) => this.chances(this.company.after(stand, bid), gold)[team]);
    return bids[worth.indexOf(Math.max(...worth))];
  }

  /** What a greedy bot would bid: after which things look best. */
  habit(stand: Stand, gold: readonly number[]): Bid {
    return this.bestTwo(stand, gold)[0];
  }

  private habitOrNext(stand: Stand, gold: readonly number[], rng: Random | null): Bid {
    const [first, next] = this.bestTwo(stand, gold);
    return next && rng && below(rng, 100) < OTHERWISE ? next : first;
  }

  private bestTwo(stand: Stand, gold: readonly number[]): readonly Bid[] {
    const { company } = this;
    const { marker, barred } = stand.waiting[stand.waiting.length - 1];
    const key = `${stand.god} ${stand.amount} ${marker} ${barred} ${gold}`;
    const known = this.habits.get(key);
    if (known) return known;
    const team = company.teamOf[marker];
    const best = company
      .noticed(stand, gold)
      .map((bid) => ({ bid, worth: this.worthOf(company.after(stand, bid), gold)[team] }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map(({ bid }) => bid);
    this.habits.set(key, best);
    return best;
  }

  /** By team: how it looks at once; after the last bid, when the first turn begins. */
  private worthOf(stand: Stand, gold: readonly number[]): readonly number[] {
    const { company, s } = this;
    const then = stand.waiting.length > 0 ? null : afterOfferings(s, company, stand, gold);
    if (then) return this.evaluator.value(then);
    const offers = stand.god.map((god, marker) =>
      god === NONE ? null : { god: company.nameOf(god), amount: stand.amount[marker] },
    );
    return this.evaluator.value({ ...s, offers, gold });
  }

  /** By team: the chance to win from where everybody stands. */
  chances(stand: Stand, gold: readonly number[]): readonly number[] {
    const key = `${stand.god} ${stand.amount} ${gold}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = this.worthOf(stand, gold);
    this.known.set(key, found);
    return found;
  }
}
