// Fits weights to played games: which weights make the winners' chances largest? (multinomial logistic regression, Adam)

/** Positions: a row of features for each team, and what each team's share of the victory was. */
export interface Sample {
  readonly rows: readonly (readonly number[] | Float32Array)[];
  readonly won: readonly number[];
}

export interface Fitted {
  readonly weights: number[];
  /** Mean of -log(chance given to the winner), on samples kept aside. */
  readonly loss: number;
  /** The same for equal chances. */
  readonly even: number;
}

const BATCH = 256;
const RATE = 0.01;
const DECAY = [0.9, 0.999] as const;
/** Every so many samples one is kept aside to judge by. */
const ASIDE = 10;

export function fit(samples: readonly Sample[], start: readonly number[], epochs: number, shrink: number): Fitted {
  const learned = samples.filter((_, i) => i % ASIDE !== 0);
  const aside = samples.filter((_, i) => i % ASIDE === 0);
  const weights = Float64Array.from(start);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - epoch / epochs);
    for (let first = 0; first < learned.length; first += BATCH) {
      const slope = slopeOf(learned, first, (epoch * 7919) % learned.length, weights, shrink);
      step++;
      for (let i = 0; i < weights.length; i++) {
        mean[i] = DECAY[0] * mean[i] + (1 - DECAY[0]) * slope[i];
        square[i] = DECAY[1] * square[i] + (1 - DECAY[1]) * slope[i] ** 2;
        const m = mean[i] / (1 - DECAY[0] ** step);
        const v = square[i] / (1 - DECAY[1] ** step);
        weights[i] -= (rate * m) / (Math.sqrt(v) + 1e-8);
      }
    }
  }
  return { weights: [...weights], loss: lossOf(aside, weights), even: lossOf(aside, new Float64Array(weights.length)) };
}

/** By team: softmax of the weighted sums. */
function chancesOf({ rows }: Sample, weights: Float64Array): number[] {
  const powers = rows.map((row) => {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i] * row[i];
    return Math.exp(sum);
  });
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

function slopeOf(samples: readonly Sample[], first: number, shift: number, weights: Float64Array, shrink: number) {
  const slope = Float64Array.from(weights, (weight) => shrink * weight);
  for (let k = 0; k < BATCH; k++) {
    // Neighbours come from the same game: strides mix the games.
    const sample = samples[((first + k) * 104729 + shift) % samples.length];
    const chances = chancesOf(sample, weights);
    for (let team = 0; team < chances.length; team++) {
      const error = (chances[team] - sample.won[team]) / BATCH;
      const row = sample.rows[team];
      for (let i = 0; i < slope.length; i++) slope[i] += error * row[i];
    }
  }
  return slope;
}

function lossOf(samples: readonly Sample[], weights: Float64Array): number {
  let loss = 0;
  for (const sample of samples) {
    const chances = chancesOf(sample, weights);
    for (let team = 0; team < chances.length; team++) loss -= sample.won[team] * Math.log(chances[team] + 1e-12);
  }
  return loss / Math.max(1, samples.length);
}
