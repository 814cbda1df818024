import { FEATURES } from './feature.ts';
import type { Model, Models, Row } from './model.ts';

/** By feature; one without a weight counts nothing. */
export type Weights = Readonly<Record<string, number>>;

/** Every feature has a weight, and a score is the weighted sum. */
export class LinearModel implements Model {
  private readonly weights: Float64Array;

  constructor(weights: Weights) {
    this.weights = Float64Array.from(FEATURES, (name) => weights[name] ?? 0);
  }

  score(rows: readonly Row[], _table: Row, teams: number, scores: Float64Array): void {
    const { weights } = this;
    for (let team = 0; team < teams; team++) {
      const row = rows[team];
      let score = 0;
      for (let i = 0; i < weights.length; i++) score += weights[i] * row[i];
      scores[team] = score;
    }
  }
}

export function linearModels(weights: { readonly legendary: Weights; readonly classic: Weights }): Models {
  return { legendary: new LinearModel(weights.legendary), classic: new LinearModel(weights.classic) };
}
