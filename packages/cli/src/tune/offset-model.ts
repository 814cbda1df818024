import type { Model } from '@meltemi/bots/tuning';
import { required } from '@meltemi/engine/internal';

/** A model with something added to the score of each feature. */
export class OffsetModel implements Model {
  private readonly base: Model;
  /** By feature. */
  private readonly offsets: readonly number[];

  constructor(base: Model, offsets: readonly number[]) {
    this.base = base;
    this.offsets = offsets;
  }

  score(...[rows, table, teams, scores]: Parameters<Model['score']>): void {
    const { base, offsets } = this;
    base.score(rows, table, teams, scores);
    for (let team = 0; team < teams; team++) {
      const row = required(rows[team], `team ${team}`);
      let score = scores[team] ?? 0;
      offsets.forEach((offset, i) => {
        score += offset * (row[i] ?? 0);
      });
      scores[team] = score;
    }
  }
}
