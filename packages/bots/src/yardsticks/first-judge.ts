import type { State } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { AT } from '../value/feature.ts';
import { FeatureReader } from '../value/features.ts';
import { FIRST_MODELS } from '../value/models.ts';

const MOST_TEAMS = 6;

/** Scores of the first value function, as the first auction model added them up. */
export class FirstJudge {
  private readonly reader = new FeatureReader();
  private readonly scores = new Float64Array(MOST_TEAMS);

  /** By team: how it stands between two cycles, whatever this one may still bring. */
  standing(s: State): number[] {
    const between: State = { ...s, phase: 'end' };
    const model = FIRST_MODELS[s.table.edition];
    model.score(this.reader.read(between), this.reader.table, s.gold.length, this.scores);
    return Array.from(this.scores.subarray(0, s.gold.length));
  }

  /** What the last metropolis adds to a team's standing. */
  goalWorth(s: State, team: number): number {
    const model = FIRST_MODELS[s.table.edition];
    const rows = this.reader.read({ ...s, phase: 'end' });
    const row = required(rows[team], 'row for this team');
    const score = (atGoal: number) => {
      row[AT['two-missing']] = 0;
      row[AT['one-missing']] = 1 - atGoal;
      row[AT['at-goal']] = atGoal;
      model.score(rows, this.reader.table, s.gold.length, this.scores);
      return required(this.scores[team], 'score');
    };
    return score(1) - score(0);
  }

  /** The turn under way wins for sure, as far as can be told without playing it. */
  isSureToWin(s: State, team: number): boolean {
    const row = required(this.reader.read(s)[team], 'row for this team');
    return row[AT['brings-sure-victory']] !== 0 || row[AT['turn-brings-sure-victory']] !== 0;
  }
}
