import type { State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import type { OutlookOf } from '../auction/auction.ts';
import { type AuctionModel, type BidState, NONE } from '../auction/auction-model.ts';
import { Outlook } from '../auction/outlook.ts';
import { type Evaluator, softmax } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { FirstJudge } from './first-judge.ts';
import { Forecast, type PlayedTurn } from './forecast.ts';

/** For the yardstick `hard-1`. */
export const firstOutlook: OutlookOf = (s, model, evaluator, _, own, seed) =>
  new FirstOutlook(s, model, evaluator, own, `forecast ${seed}`);

/**
 * How the first hard bot looked at the offerings: everybody's turn counts with what it brought when it was played out
 * beforehand.
 */
class FirstOutlook extends Outlook {
  private readonly start: State;
  private readonly judge = new FirstJudge();
  private readonly forecast: Forecast;
  private readonly purse: number[];
  private readonly scores: number[];
  /**
   * By team and purse, as far as it was asked for: what that purse adds to the score, compared with the one there is.
   */
  private readonly goldScores: number[][];

  constructor(s: State, model: AuctionModel, evaluator: Evaluator, own: number, seed: string) {
    super(s, model, evaluator, evaluator);
    this.start = s;
    this.forecast = new Forecast(s, model, own, evaluator, seed);
    this.purse = s.gold.map(() => 0);
    this.scores = s.gold.map(() => 0);
    this.goldScores = s.gold.map(() => []);
  }

  /** The first hard bot always searched. */
  override preferred(): null {
    return null;
  }

  override prepare(): boolean {
    return this.forecast.goOn();
  }

  /** Those who have yet to bid get the best god that is free. */
  override chances(bidState: BidState, gold: readonly number[]): number[] {
    const { purse, scores, forecast, model } = this;
    for (const [team, had] of gold.entries()) {
      purse[team] = had;
      scores[team] = forTeam(forecast.base, team);
    }
    for (const [marker, god] of bidState.god.entries())
      if (god !== NONE) this.pay(marker, model.net(marker, god, at(bidState.amount, marker)));
    for (const [marker, god] of bidState.god.entries()) if (god !== NONE) this.add(marker, god);
    for (const { marker, barred } of bidState.waiting) {
      const god = forecast.likedBy(marker).find((other) => other !== barred && !bidState.god.includes(other));
      if (god === undefined) continue;
      this.pay(marker, model.net(marker, god, model.above(0)));
      this.add(marker, god);
    }
    return this.compared();
  }

  private pay(marker: number, cost: number): void {
    const team = at(this.model.teamOf, marker);
    this.purse[team] = at(this.purse, team) - cost;
  }

  /** Takes the turn as far as the purse allows. */
  private add(marker: number, god: number): void {
    const { purse, scores } = this;
    const own = at(purse, at(this.model.teamOf, marker));
    let got: PlayedTurn | null = null;
    for (const step of this.forecast.turn(marker, god)) {
      if (step.needed > own && got) break;
      got = step;
    }
    if (!got) return;
    for (const [team, score] of scores.entries()) {
      scores[team] = score + forTeam(got.scores, team);
      purse[team] = at(purse, team) + forTeam(got.gold, team);
    }
  }

  private compared(): number[] {
    const { scores, purse } = this;
    for (const [team, score] of scores.entries()) scores[team] = score + this.goldScore(team, at(purse, team));
    return softmax(scores, this.start);
  }

  private goldScore(team: number, purse: number): number {
    const { start: s, judge, forecast } = this;
    const gold = Math.max(0, purse);
    const known = required(this.goldScores[team], 'scores of this team');
    const added =
      known[gold] ??
      forTeam(judge.standing({ ...s, gold: s.gold.with(team, gold) }), team) - forTeam(forecast.base, team);
    known[gold] = added;
    return added;
  }
}
