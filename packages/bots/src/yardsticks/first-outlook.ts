import type { State } from '@meltemi/engine';
import type { OutlookOf } from '../auction/auction.ts';
import { type AuctionModel, type BidState, NONE } from '../auction/auction-model.ts';
import { Outlook } from '../auction/outlook.ts';
import { type Evaluator, softmax } from '../value/evaluator.ts';
import { FirstJudge } from './first-judge.ts';
import { Forecast, type PlayedTurn } from './forecast.ts';

/** For the yardstick `hard-1`. */
export const firstOutlook: OutlookOf = (s, model, evaluator, own, seed) =>
  new FirstOutlook(s, model, evaluator, own, `forecast ${seed}`);

/** How the first hard bot looked at the offerings: everybody's turn counts with what it brought when it was played out beforehand. */
class FirstOutlook extends Outlook {
  private readonly start: State;
  private readonly judge = new FirstJudge();
  private readonly forecast: Forecast;
  private readonly purse: number[];
  private readonly scores: number[];
  /** By team and purse, as far as it was asked for: what that purse adds to the score, compared with the one there is. */
  private readonly goldScores: number[][];

  constructor(s: State, model: AuctionModel, evaluator: Evaluator, own: number, seed: string) {
    super(s, model, evaluator);
    this.start = s;
    this.forecast = new Forecast(s, model, own, evaluator, seed);
    this.purse = s.gold.map(() => 0);
    this.scores = s.gold.map(() => 0);
    this.goldScores = s.gold.map(() => []);
  }

  override prepare(): boolean {
    return this.forecast.goOn();
  }

  /** Those who have yet to bid get the best god that is free. */
  override chances(bidState: BidState, gold: readonly number[]): number[] {
    const { purse, scores, forecast, model } = this;
    for (let team = 0; team < gold.length; team++) {
      purse[team] = gold[team];
      scores[team] = forecast.base[team];
    }
    for (let marker = 0; marker < bidState.god.length; marker++) {
      const god = bidState.god[marker];
      if (god !== NONE) purse[model.teamOf[marker]] -= model.net(marker, god, bidState.amount[marker]);
    }
    for (let marker = 0; marker < bidState.god.length; marker++)
      if (bidState.god[marker] !== NONE) this.add(marker, bidState.god[marker]);
    for (const { marker, barred } of bidState.waiting) {
      const god = forecast.liked[marker].find((other) => other !== barred && !bidState.god.includes(other));
      if (god === undefined) continue;
      purse[model.teamOf[marker]] -= model.net(marker, god, model.above(0));
      this.add(marker, god);
    }
    return this.compared();
  }

  /** Takes the turn as far as the purse allows. */
  private add(marker: number, god: number): void {
    const { purse, scores } = this;
    const own = purse[this.model.teamOf[marker]];
    let got: PlayedTurn | null = null;
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
    const { scores, purse } = this;
    for (let team = 0; team < scores.length; team++) scores[team] += this.goldScore(team, purse[team]);
    return softmax(scores, this.start);
  }

  private goldScore(team: number, purse: number): number {
    const { start: s, judge, forecast } = this;
    const gold = Math.max(0, purse);
    const known = this.goldScores[team];
    known[gold] ??= judge.standing({ ...s, gold: s.gold.with(team, gold) })[team] - forecast.base[team];
    return known[gold];
  }
}
