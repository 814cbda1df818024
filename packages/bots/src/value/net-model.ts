import type { Model, Row } from './model.ts';

/** A small net as plain lists, as it is stored. Inputs are named, so that a list can not be read with other features than it was fitted to. */
export interface NetWeights {
  readonly features: readonly string[];
  readonly facts: readonly string[];
  /** Units of the first layer, one set for each team, and of the second. */
  readonly hidden: number;
  readonly wide: number;
  /** By feature: what it adds to the score directly. */
  readonly skip: readonly number[];
  /** By feature and unit of the first layer. */
  readonly first: readonly number[];
  readonly firstBias: readonly number[];
  /** By input and unit of the second layer: the team's own first layer, the others' mean, the others' maximum, facts of the table. */
  readonly second: readonly number[];
  readonly secondBias: readonly number[];
  /** By unit of the second layer. */
  readonly last: readonly number[];
}

const MOST_TEAMS = 6;

/**
 * Each team's features pass through the same first layer; the second sees the team's own result, the mean and the maximum of the others',
 * and facts of the table. Seats can be exchanged without a change. Both layers are rectified; the weighted sum of the features is added.
 */
export class NetModel implements Model {
  private readonly hidden: number;
  private readonly wide: number;
  private readonly skip: Float64Array;
  private readonly first: Float64Array;
  private readonly firstBias: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly last: Float64Array;
  private readonly units: readonly Float64Array[];
  private readonly shared: Float64Array;
  private readonly sums: Float64Array;

  constructor(weights: NetWeights, features: readonly string[], facts: readonly string[]) {
    if (weights.features.join() !== features.join() || weights.facts.join() !== facts.join())
      throw new Error('the weights of the value function were fitted to other features');
    this.hidden = weights.hidden;
    this.wide = weights.wide;
    this.skip = Float64Array.from(weights.skip);
    this.first = Float64Array.from(weights.first);
    this.firstBias = Float64Array.from(weights.firstBias);
    this.second = Float64Array.from(weights.second);
    this.secondBias = Float64Array.from(weights.secondBias);
    this.last = Float64Array.from(weights.last);
    this.units = Array.from({ length: MOST_TEAMS }, () => new Float64Array(weights.hidden));
    this.shared = new Float64Array(weights.wide);
    this.sums = new Float64Array(weights.wide);
  }

  score(rows: readonly Row[], table: Row, teams: number, scores: Float64Array): void {
    for (let team = 0; team < teams; team++) scores[team] = this.embed(rows[team], this.units[team]);
    this.shareTable(table);
    for (let team = 0; team < teams; team++) scores[team] += this.compare(team, teams);
  }

  /** Fills the team's first layer. Returns the weighted sum of its features. */
  private embed(row: Row, units: Float64Array): number {
    const { hidden, skip, first } = this;
    units.set(this.firstBias);
    let direct = 0;
    for (let i = 0; i < skip.length; i++) {
      const x = row[i];
      if (x === 0) continue;
      direct += skip[i] * x;
      const at = i * hidden;
      for (let k = 0; k < hidden; k++) units[k] += x * first[at + k];
    }
    for (let k = 0; k < hidden; k++) if (units[k] < 0) units[k] = 0;
    return direct;
  }

  /** What the facts of the table add to everybody's second layer. */
  private shareTable(table: Row): void {
    const { wide, hidden, second, shared } = this;
    shared.set(this.secondBias);
    for (let i = 0; i < table.length; i++) {
      const x = table[i];
      if (x === 0) continue;
      const at = (3 * hidden + i) * wide;
      for (let k = 0; k < wide; k++) shared[k] += x * second[at + k];
    }
  }

  private compare(team: number, teams: number): number {
    const { hidden, wide, last, sums, units } = this;
    const own = units[team];
    sums.set(this.shared);
    for (let i = 0; i < hidden; i++) {
      let total = 0;
      let most = 0;
      for (let other = 0; other < teams; other++) {
        if (other === team) continue;
        const x = units[other][i];
        total += x;
        if (x > most) most = x;
      }
      this.addTo(sums, own[i], i);
      if (total === 0) continue;
      this.addTo(sums, total / (teams - 1), hidden + i);
      this.addTo(sums, most, 2 * hidden + i);
    }
    let score = 0;
    for (let k = 0; k < wide; k++) if (sums[k] > 0) score += last[k] * sums[k];
    return score;
  }

  private addTo(sums: Float64Array, x: number, input: number): void {
    if (x === 0) return;
    const { wide, second } = this;
    const at = input * wide;
    for (let k = 0; k < wide; k++) sums[k] += x * second[at + k];
  }
}
