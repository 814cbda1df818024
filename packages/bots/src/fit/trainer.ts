import type { Layout } from './layout.ts';
import type { Samples } from './samples.ts';

const MOST_TEAMS = 6;

/** A net that is being fitted: forward to the chances of a position's teams, and back to the slope of every weight. */
export class Trainer {
  private readonly samples: Samples;
  private readonly hidden: number;
  private readonly wide: number;
  /** All weights in one list, and where each layer begins. */
  private readonly all: Float64Array;
  private readonly at: Layout['at'];
  private slope: Float64Array = new Float64Array(0);
  private readonly units: Float64Array;
  private readonly unitSlopes: Float64Array;
  private readonly sums: Float64Array;
  private readonly most: Int8Array;
  private readonly scores = new Float64Array(MOST_TEAMS);

  /** `weights` may change between two calls: every position reads the current ones. */
  constructor(samples: Samples, { shape, at }: Layout, weights: Float64Array) {
    const { hidden, wide } = shape;
    this.samples = samples;
    this.hidden = hidden;
    this.wide = wide;
    this.at = at;
    this.all = weights;
    this.units = new Float64Array(MOST_TEAMS * hidden);
    this.unitSlopes = new Float64Array(MOST_TEAMS * hidden);
    this.sums = new Float64Array(MOST_TEAMS * wide);
    this.most = new Int8Array(MOST_TEAMS * hidden);
  }

  /** Fills `scores` with the chances of a position's teams. */
  private look(sample: number): void {
    const { samples, scores, hidden, wide, all, at, units, sums, most } = this;
    const { data, features, facts } = samples;
    const start = samples.starts[sample];
    const teams = samples.teams[sample];
    for (let team = 0; team < teams; team++) {
      const row = start + facts + team * features;
      let direct = 0;
      for (let k = 0; k < hidden; k++) units[team * hidden + k] = all[at.firstBias + k];
      for (let i = 0; i < features; i++) {
        const x = data[row + i];
        if (x === 0) continue;
        direct += x * all[at.skip + i];
        const w = at.first + i * hidden;
        for (let k = 0; k < hidden; k++) units[team * hidden + k] += x * all[w + k];
      }
      for (let k = 0; k < hidden; k++) if (units[team * hidden + k] < 0) units[team * hidden + k] = 0;
      scores[team] = direct;
    }
    for (let team = 0; team < teams; team++) {
      const own = team * wide;
      for (let k = 0; k < wide; k++) sums[own + k] = all[at.secondBias + k];
      for (let i = 0; i < facts; i++) this.add(own, data[start + i], 3 * hidden + i);
      for (let i = 0; i < hidden; i++) {
        let total = 0;
        let highest = 0;
        most[team * hidden + i] = -1;
        for (let other = 0; other < teams; other++) {
          if (other === team) continue;
          const x = units[other * hidden + i];
          total += x;
          if (x <= highest) continue;
          highest = x;
          most[team * hidden + i] = other;
        }
        this.add(own, units[team * hidden + i], i);
        this.add(own, total / (teams - 1), hidden + i);
        this.add(own, highest, 2 * hidden + i);
      }
      for (let k = 0; k < wide; k++) if (sums[own + k] > 0) scores[team] += all[at.last + k] * sums[own + k];
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (let team = 0; team < teams; team++) highest = Math.max(highest, scores[team]);
    let total = 0;
    for (let team = 0; team < teams; team++) {
      scores[team] = Math.exp(scores[team] - highest);
      total += scores[team];
    }
    for (let team = 0; team < teams; team++) scores[team] /= total;
  }

  private add(own: number, x: number, input: number): void {
    if (x === 0) return;
    const { all, sums, wide } = this;
    const w = this.at.second + input * wide;
    for (let k = 0; k < wide; k++) sums[own + k] += x * all[w + k];
  }

  private won(sample: number, team: number): number {
    const { data, starts, teams, facts, features } = this.samples;
    return data[starts[sample] + facts + teams[sample] * features + team];
  }

  loss(sample: number): number {
    this.look(sample);
    let loss = 0;
    for (let team = 0; team < this.samples.teams[sample]; team++)
      loss -= this.won(sample, team) * Math.log(Math.max(1e-9, this.scores[team]));
    return loss;
  }

  /** Adds the slopes of these positions. */
  learn(batch: Uint32Array, slopes: Float64Array): void {
    this.slope = slopes;
    for (const sample of batch) this.learnFrom(sample);
  }

  private learnFrom(sample: number): void {
    this.look(sample);
    const { samples, scores, hidden, wide, all, slope, at, units, unitSlopes, sums } = this;
    const { data, features, facts } = samples;
    const start = samples.starts[sample];
    const teams = samples.teams[sample];
    unitSlopes.fill(0, 0, teams * hidden);
    for (let team = 0; team < teams; team++) {
      const error = scores[team] - this.won(sample, team);
      if (error === 0) continue;
      for (let k = 0; k < wide; k++) {
        const sum = sums[team * wide + k];
        if (sum <= 0) continue;
        slope[at.last + k] += error * sum;
        const back = error * all[at.last + k];
        slope[at.secondBias + k] += back;
        for (let i = 0; i < facts; i++) slope[at.second + (3 * hidden + i) * wide + k] += back * data[start + i];
        this.spread(team, teams, k, back);
      }
      const row = start + facts + team * features;
      for (let i = 0; i < features; i++) slope[at.skip + i] += error * data[row + i];
    }
    for (let team = 0; team < teams; team++) {
      const row = start + facts + team * features;
      const own = team * hidden;
      for (let k = 0; k < hidden; k++) {
        if (units[own + k] <= 0) unitSlopes[own + k] = 0;
        else slope[at.firstBias + k] += unitSlopes[own + k];
      }
      for (let i = 0; i < features; i++) {
        const x = data[row + i];
        if (x === 0) continue;
        const w = at.first + i * hidden;
        for (let k = 0; k < hidden; k++) slope[w + k] += x * unitSlopes[own + k];
      }
    }
  }

  /** From a unit of the second layer back to the first layers of all teams. */
  private spread(team: number, teams: number, k: number, back: number): void {
    const { hidden, wide, all, slope, at, units, unitSlopes, most } = this;
    const share = back / (teams - 1);
    for (let i = 0; i < hidden; i++) {
      const own = at.second + i * wide + k;
      const mean = at.second + (hidden + i) * wide + k;
      const high = at.second + (2 * hidden + i) * wide + k;
      slope[own] += back * units[team * hidden + i];
      unitSlopes[team * hidden + i] += back * all[own];
      for (let other = 0; other < teams; other++) {
        if (other === team) continue;
        slope[mean] += share * units[other * hidden + i];
        unitSlopes[other * hidden + i] += share * all[mean];
      }
      const highest = most[team * hidden + i];
      if (highest < 0) continue;
      slope[high] += back * units[highest * hidden + i];
      unitSlopes[highest * hidden + i] += back * all[high];
    }
  }
}
