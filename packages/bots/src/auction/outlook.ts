import { below, type Random, type State } from '@meltemi/engine';
import { goldWorth, value } from '../value/value.ts';
import { type Bid, type Company, NONE, type Stand } from './company.ts';
import type { Forecast, Step } from './forecast.ts';
import { afterOfferings } from './rehearsal.ts';

/** More bids than are worth following: in a walk, and in a trial, which needs the very end. */
const MOST_BIDS = 16;
const MOST_TO_END = 80;
/** Of a hundred bids so many are not the usual one. */
const OTHERWISE = 15;

/** How one's own team goes on bidding in thought: for what its turns bring, or as a greedy bot would. */
export const MANNERS = ['for turns', 'greedily'] as const;
export type Manner = (typeof MANNERS)[number];

/** What the offerings come to once everybody has had their turn. */
export class Outlook {
  private readonly s: State;
  private readonly company: Company;
  private readonly forecast: Forecast;
  private readonly purse: number[];
  private readonly scores: number[];
  private readonly habits = new Map<string, readonly Bid[]>();

  constructor(s: State, company: Company, forecast: Forecast) {
    this.s = s;
    this.company = company;
    this.forecast = forecast;
    this.purse = s.gold.map(() => 0);
    this.scores = s.gold.map(() => 0);
  }

  /** By team: the chance to win if from here on rivals bid as the greedy policy would, and one's own team as looks best at once. */
  playOut(stand: Stand, gold: readonly number[], own: number): number[] {
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
    if (then) return value(then);
    const offers = stand.god.map((god, marker) =>
      god === NONE ? null : { god: company.nameOf(god), amount: stand.amount[marker] },
    );
    return value({ ...s, offers, gold });
  }

  /** By team, from where everybody stands; who has yet to bid gets the best god that is free. */
  chances(stand: Stand, gold: readonly number[]): number[] {
    const { purse, scores, forecast, company } = this;
    for (let team = 0; team < gold.length; team++) {
      purse[team] = gold[team];
      scores[team] = forecast.base[team];
    }
    for (let marker = 0; marker < stand.god.length; marker++) {
      const god = stand.god[marker];
      if (god !== NONE) purse[company.teamOf[marker]] -= company.net(marker, god, stand.amount[marker]);
    }
    for (let marker = 0; marker < stand.god.length; marker++)
      if (stand.god[marker] !== NONE) this.add(marker, stand.god[marker]);
    for (const { marker, barred } of stand.waiting) {
      const god = forecast.liked[marker].find((other) => other !== barred && !stand.god.includes(other));
      if (god === undefined) continue;
      purse[company.teamOf[marker]] -= company.net(marker, god, company.above(0));
      this.add(marker, god);
    }
    return this.compared();
  }

  /** Takes the turn as far as the purse allows. */
  private add(marker: number, god: number): void {
    const { purse, scores } = this;
    const own = purse[this.company.teamOf[marker]];
    let got: Step | null = null;
    for (const step of this.forecast.steps[marker][god]) {
      if (step.needed > own && got) break;
      got = step;
    }
    if (!got) return;
    for (let team = 0; team < scores.length; team++) {
      scores[team] += got.scores[team];
      purse[team] += got.gold[team];
    }
  }

  private compared(): number[] {
    const { edition } = this.s.table;
    let sum = 0;
    const chances = this.scores.map((score, team) => {
      const power = this.isOut(team) ? 0 : Math.exp(score + goldWorth(edition, this.purse[team]));
      sum += power;
      return power;
    });
    for (let team = 0; team < chances.length; team++) chances[team] /= sum;
    return chances;
  }

  private isOut(team: number): boolean {
    const { eliminated, table } = this.s;
    return (
      eliminated.length > 0 && table.teamOf.every((other, faction) => other !== team || eliminated.includes(faction))
    );
  }
}
