const DECAY = [0.9, 0.999] as const;
/** Pulls weights towards zero. */
const SHRINK = 1e-5;

/** Weights that move against their slopes, each at its own pace (the method Adam, with weight decay). */
export class Adam {
  readonly weights: Float64Array;
  /** To be added up over a batch. */
  readonly slopes: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(length: number) {
    this.weights = new Float64Array(length);
    this.slopes = new Float64Array(length);
    this.mean = new Float64Array(length);
    this.square = new Float64Array(length);
  }

  /** One step along the slopes of a batch, which begin again at zero. */
  move(rate: number, batch: number): void {
    const { weights, slopes, mean, square } = this;
    this.steps++;
    const m = 1 - DECAY[0] ** this.steps;
    const v = 1 - DECAY[1] ** this.steps;
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i] / batch;
      mean[i] = DECAY[0] * mean[i] + (1 - DECAY[0]) * slope;
      square[i] = DECAY[1] * square[i] + (1 - DECAY[1]) * slope * slope;
      weights[i] -= (rate * (mean[i] / m)) / (Math.sqrt(square[i] / v) + 1e-8) + rate * SHRINK * weights[i];
      slopes[i] = 0;
    }
  }
}
