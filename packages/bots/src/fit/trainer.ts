import { random } from '@meltemi/engine';
import type { NetWeights } from '../value/net-model.ts';
import { Adam } from './adam.ts';
import type { Samples } from './samples.ts';

export interface Shape {
  readonly hidden: number;
  readonly wide: number;
}

export interface Names {
  readonly features: readonly string[];
  readonly facts: readonly string[];
}

const MOST_TEAMS = 6;

/** A net that is being fitted: forward to the chances of a position's teams, and back to the slope of every weight. */
export class Trainer {
  private readonly samples: Samples;
  private readonly names: Names;
  private readonly hidden: number;
  private readonly wide: number;
  /** All weights in one list, and where each layer begins. */
  private readonly adam: Adam;
  private readonly all: Float64Array;
  private readonly slope: Float64Array;
  private readonly at: Record<'skip' | 'first' | 'firstBias' | 'second' | 'secondBias' | 'last' | 'end', number>;
  private readonly units: Float64Array;
  private readonly unitSlopes: Float64Array;
  private readonly sums: Float64Array;
  private readonly most: Int8Array;
  private readonly scores = new Float64Array(MOST_TEAMS);

  constructor(
    samples: Samples,
    names: Names,
    { hidden, wide }: Shape,
    seed: string,
    start: NetWeights | null,
    skip: readonly number[],
  ) {
    this.samples = samples;
    this.names = names;
    this.hidden = hidden;
    this.wide = wide;
    const { features, facts } = samples;
    let end = 0;
    const take = (length: number) => {
      end += length;
      return end - length;
    };
    this.at = {
      skip: take(features),
      first: take(features * hidden),
      firstBias: take(hidden),
      second: take((3 * hidden + facts) * wide),
      secondBias: take(wide),
      last: take(wide),
      end: 0,
    };
    this.at.end = end;
    this.adam = new Adam(end);
    this.all = this.adam.weights;
    this.slope = this.adam.slopes;
    this.units = new Float64Array(MOST_TEAMS * hidden);
    this.unitSlopes = new Float64Array(MOST_TEAMS * hidden);
    this.sums = new Float64Array(MOST_TEAMS * wide);
    this.most = new Int8Array(MOST_TEAMS * hidden);
    if (start) this.take(start);
    else this.invent(seed, skip);
  }

  private take(start: NetWeights): void {
    const { at, all } = this;
    all.set(start.skip, at.skip);
    all.set(start.first, at.first);
    all.set(start.firstBias, at.firstBias);
    all.set(start.second, at.second);
    all.set(start.secondBias, at.secondBias);
    all.set(start.last, at.last);
  }

  /** Small random weights; the last layer counts nothing yet, so that the direct sum decides at first. */
  private invent(seed: string, skip: readonly number[]): void {
    const { at, all, hidden, wide, samples } = this;
    const rng = random(`net ${seed}`);
    const gauss = () => Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());
    all.set(skip, at.skip);
    const inputs = 3 * hidden + samples.facts;
    for (let i = 0; i < samples.features * hidden; i++) all[at.first + i] = 0.3 * gauss();
    for (let i = 0; i < inputs * wide; i++) all[at.second + i] = Math.sqrt(2 / inputs) * gauss();
    for (let k = 0; k < wide; k++) all[at.last + k] = 0.05 * gauss();
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

  /** Adds a position's slope. */
  learn(sample: number): void {
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

  /** One step along the slopes of a batch. */
  move(rate: number, batch: number): void {
    this.adam.move(rate, batch);
  }

  weights(): NetWeights {
    const { at, all, hidden, wide } = this;
    const list = (from: number, to: number) => Array.from(all.subarray(from, to), (x) => Math.round(x * 1e4) / 1e4);
    return {
      features: this.names.features,
      facts: this.names.facts,
      hidden,
      wide,
      skip: list(at.skip, at.first),
      first: list(at.first, at.firstBias),
      firstBias: list(at.firstBias, at.second),
      second: list(at.second, at.secondBias),
      secondBias: list(at.secondBias, at.last),
      last: list(at.last, at.end),
    };
  }
}
