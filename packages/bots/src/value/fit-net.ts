import { random } from '@meltemi/engine';
import type { NetWeights } from './net-model.ts';

// Fits a net to played games: which weights make the winners' chances largest? (cross-entropy of a softmax over the teams, Adam)

/** Positions in one flat list, each as: facts of the table, a row of features for each team, each team's share of the victory. */
export class Samples {
  readonly features: number;
  readonly facts: number;
  readonly data: Float32Array;
  /** By position: where it begins, and how many teams there are. */
  readonly starts: number[] = [];
  readonly teams: number[] = [];

  constructor(features: number, facts: number, parts: readonly { data: Float32Array; teams: readonly number[] }[]) {
    this.features = features;
    this.facts = facts;
    this.data = new Float32Array(parts.reduce((sum, { data }) => sum + data.length, 0));
    let at = 0;
    for (const part of parts) {
      this.data.set(part.data, at);
      for (const teams of part.teams) {
        this.starts.push(at);
        this.teams.push(teams);
        at += facts + teams * (features + 1);
      }
    }
  }
}

export interface Shape {
  readonly hidden: number;
  readonly wide: number;
}

interface Fitted {
  readonly weights: NetWeights;
  /** Mean of -log(chance given to the winner) on positions kept aside, and the same for equal chances. */
  readonly loss: number;
  readonly even: number;
}

export interface Names {
  readonly features: readonly string[];
  readonly facts: readonly string[];
}

const BATCH = 256;
const RATE = 0.003;
const DECAY = [0.9, 0.999] as const;
/** Pulls weights towards zero. */
const SHRINK = 1e-5;
/** The last positions of the list, whole games, are kept aside to judge by: one in so many. */
const ASIDE = 12;
const MOST_TEAMS = 6;

/** Goes through all positions `epochs` times; begins with `start` where it is given, else with `skip` as the weights of the direct sum. */
export function fitNet(
  samples: Samples,
  names: Names,
  shape: Shape,
  epochs: number,
  seed: string,
  start: NetWeights | null,
  skip: readonly number[],
): Fitted {
  const net = new Trainer(samples, names, shape, seed, start, skip);
  const count = samples.starts.length;
  const learned = count - Math.floor(count / ASIDE);
  const rng = random(`fit ${seed}`);
  const order = Uint32Array.from({ length: learned }, (_, i) => i);
  const steps = Math.ceil(learned / BATCH) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = learned - 1; i > 0; i--) {
      const j = Math.floor(rng() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let first = 0; first < learned; first += BATCH) {
      const last = Math.min(first + BATCH, learned);
      for (let i = first; i < last; i++) net.learn(order[i]);
      net.move(RATE * (1 - step++ / steps), last - first);
    }
  }
  let loss = 0;
  let even = 0;
  for (let i = learned; i < count; i++) {
    loss += net.loss(i);
    even += Math.log(samples.teams[i]);
  }
  return { weights: net.weights(), loss: loss / (count - learned), even: even / (count - learned) };
}

class Trainer {
  private readonly samples: Samples;
  private readonly names: Names;
  private readonly hidden: number;
  private readonly wide: number;
  /** All weights in one list, and where each layer begins. */
  private readonly all: Float64Array;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly at: Record<'skip' | 'first' | 'firstBias' | 'second' | 'secondBias' | 'last' | 'end', number>;
  private readonly units: Float64Array;
  private readonly unitSlopes: Float64Array;
  private readonly sums: Float64Array;
  private readonly most: Int8Array;
  private readonly scores = new Float64Array(MOST_TEAMS);
  private steps = 0;

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
    this.all = new Float64Array(end);
    this.slope = new Float64Array(end);
    this.mean = new Float64Array(end);
    this.square = new Float64Array(end);
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
    const { all, slope, mean, square } = this;
    this.steps++;
    const m = 1 - DECAY[0] ** this.steps;
    const v = 1 - DECAY[1] ** this.steps;
    for (let i = 0; i < all.length; i++) {
      const s = slope[i] / batch;
      mean[i] = DECAY[0] * mean[i] + (1 - DECAY[0]) * s;
      square[i] = DECAY[1] * square[i] + (1 - DECAY[1]) * s * s;
      all[i] -= (rate * (mean[i] / m)) / (Math.sqrt(square[i] / v) + 1e-8) + rate * SHRINK * all[i];
      slope[i] = 0;
    }
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
