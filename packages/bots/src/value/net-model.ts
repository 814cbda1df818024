import type { Model, Row } from './model.ts';

/**
 * A small net as plain lists, as it is stored. Inputs are named, so that a list can not be read with other features
 * than it was fitted to.
 */
export interface NetWeights {
  readonly features: readonly string[];
  readonly facts: readonly string[];
  /** Units of the first layer, one set for each team, and of the second. */
  readonly hidden: number;
  readonly wide: number;
  /** By feature: what it adds to the score directly. */
  readonly skip: readonly number[];
  /**
   * By feature: what players who look only one move ahead add to that. It makes chances less accurate and their play
   * better; found by play.
   */
  readonly lean?: readonly number[];
  /** By feature and unit of the first layer. */
  readonly first: readonly number[];
  readonly firstBias: readonly number[];
  /**
   * By input and unit of the second layer: the team's own first layer, the others' mean, the others' maximum, facts of
   * the table.
   */
  readonly second: readonly number[];
  readonly secondBias: readonly number[];
  /** By unit of the second layer. */
  readonly last: readonly number[];
}

const MOST_TEAMS = 6;

/** The net for players who look only one move ahead. */
export function leaning({ lean, ...net }: NetWeights): NetWeights {
  return { ...net, skip: net.skip.map((weight, i) => weight + (lean?.[i] ?? 0)) };
}

/** The net for players who prefer some features. */
export function styled(net: NetWeights, style: { readonly [feature: string]: number }): NetWeights {
  return { ...net, skip: net.skip.map((weight, i) => weight + (style[net.features[i]] ?? 0)) };
}

/** The inputs of a layer that are not zero, which most are. */
class Inputs {
  private readonly values: Float64Array;
  /** Where the weights of each input begin. */
  private readonly places: Int32Array;
  private count = 0;

  constructor(most: number) {
    this.values = new Float64Array(most);
    this.places = new Int32Array(most);
  }

  clear(): void {
    this.count = 0;
  }

  add(value: number, place: number): void {
    if (value === 0) return;
    this.values[this.count] = value;
    this.places[this.count++] = place;
  }

  /**
   * For each unit: what it has by itself, and all inputs by their weights. Four units at a time, so that their sums
   * stay in registers.
   */
  weigh(weights: Float64Array, start: Float64Array, units: Float64Array): void {
    const { values, places, count } = this;
    for (let k = 0; k < units.length; k += 4) {
      let a = start[k];
      let b = start[k + 1];
      let c = start[k + 2];
      let d = start[k + 3];
      for (let i = 0; i < count; i++) {
        const x = values[i];
        const at = places[i] + k;
        a += x * weights[at];
        b += x * weights[at + 1];
        c += x * weights[at + 2];
        d += x * weights[at + 3];
      }
      units[k] = a;
      units[k + 1] = b;
      units[k + 2] = c;
      units[k + 3] = d;
    }
  }
}

/**
 * Each team's features pass through the same first layer; the second sees the team's own result, the mean and the
 * maximum of the others', and facts of the table. Seats can be exchanged without a change. Both layers are rectified;
 * the weighted sum of the features is added.
 */
export class NetModel implements Model {
  private readonly hidden: number;
  private readonly skip: Float64Array;
  private readonly first: Float64Array;
  private readonly firstBias: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly last: Float64Array;
  private readonly inputs: Inputs;
  /** By team: its first layer. */
  private readonly units: readonly Float64Array[];
  private readonly shared: Float64Array;
  private readonly sums: Float64Array;
  /** By unit of the first layer: the two highest of all teams, and whose the highest is. */
  private readonly highest: Float64Array;
  private readonly next: Float64Array;
  private readonly leader: Int8Array;

  constructor(weights: NetWeights, features: readonly string[], facts: readonly string[]) {
    if (weights.features.join() !== features.join() || weights.facts.join() !== facts.join())
      throw new Error('the weights of the value function were fitted to other features');
    const { hidden, wide } = weights;
    if (hidden % 4 !== 0 || wide % 4 !== 0) throw new Error('layers have a multiple of four units');
    this.hidden = hidden;
    this.skip = Float64Array.from(weights.skip);
    this.first = Float64Array.from(weights.first);
    this.firstBias = Float64Array.from(weights.firstBias);
    this.second = Float64Array.from(weights.second);
    this.secondBias = Float64Array.from(weights.secondBias);
    this.last = Float64Array.from(weights.last);
    this.inputs = new Inputs(Math.max(features.length, 3 * hidden + facts.length));
    this.units = Array.from({ length: MOST_TEAMS }, () => new Float64Array(hidden));
    this.shared = new Float64Array(wide);
    this.sums = new Float64Array(wide);
    this.highest = new Float64Array(hidden);
    this.next = new Float64Array(hidden);
    this.leader = new Int8Array(hidden);
  }

  score(rows: readonly Row[], table: Row, teams: number, scores: Float64Array): void {
    for (let team = 0; team < teams; team++) scores[team] = this.embed(rows[team], this.units[team]);
    this.share(table, teams);
    for (let team = 0; team < teams; team++) scores[team] += this.compare(team, teams);
  }

  /** Fills the team's first layer. Returns the weighted sum of its features. */
  private embed(row: Row, units: Float64Array): number {
    const { hidden, skip, inputs } = this;
    inputs.clear();
    let direct = 0;
    for (let i = 0; i < skip.length; i++) {
      direct += skip[i] * row[i];
      inputs.add(row[i], i * hidden);
    }
    inputs.weigh(this.first, this.firstBias, units);
    for (let k = 0; k < hidden; k++) if (units[k] < 0) units[k] = 0;
    return direct;
  }

  /** What everybody's second layer has in common: facts of the table, the mean of all teams, and the maximum of all. */
  private share(table: Row, teams: number): void {
    const { hidden, units, shared, inputs, highest, next, leader } = this;
    const wide = shared.length;
    inputs.clear();
    for (let i = 0; i < table.length; i++) inputs.add(table[i], (3 * hidden + i) * wide);
    for (let i = 0; i < hidden; i++) {
      let total = 0;
      let most = 0;
      let second = 0;
      let whose = -1;
      for (let team = 0; team < teams; team++) {
        const x = units[team][i];
        total += x;
        if (x > most) {
          second = most;
          most = x;
          whose = team;
        } else if (x > second) second = x;
      }
      highest[i] = most;
      next[i] = second;
      leader[i] = whose;
      inputs.add(total / (teams - 1), (hidden + i) * wide);
      inputs.add(most, (2 * hidden + i) * wide);
    }
    inputs.weigh(this.second, this.secondBias, shared);
  }

  /**
   * The rest of a team's second layer: its own first layer, which is taken out of the mean, and out of the maximum
   * where it leads.
   */
  private compare(team: number, teams: number): number {
    const { hidden, last, sums, inputs, highest, next, leader } = this;
    const own = this.units[team];
    const wide = sums.length;
    inputs.clear();
    for (let i = 0; i < hidden; i++) {
      const x = own[i];
      if (x === 0) continue;
      inputs.add(x, i * wide);
      inputs.add(-x / (teams - 1), (hidden + i) * wide);
      if (leader[i] === team) inputs.add(next[i] - highest[i], (2 * hidden + i) * wide);
    }
    inputs.weigh(this.second, this.shared, sums);
    let score = 0;
    for (let k = 0; k < wide; k++) if (sums[k] > 0) score += last[k] * sums[k];
    return score;
  }
}
