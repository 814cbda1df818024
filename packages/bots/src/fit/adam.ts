const DECAY = [0.9, 0.999] as const;
/** Pulls weights towards zero. */
const SHRINK = 1e-5;

/** Weights that move against their slopes, each at its own pace (the method Adam, with weight decay). */
export class Adam {
  private readonly weights: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(weights: Float64Array) {
    this.weights = weights;
    this.mean = new Float64Array(weights.length);
    this.square = new Float64Array(weights.length);
  }

  /** One step along the slopes of a batch, which are added up from its parts; these begin again at zero. */
  move(parts: readonly Float64Array[], rate: number, batch: number): void {
    const { weights, mean, square } = this;
    this.steps++;
    const m = 1 - DECAY[0] ** this.steps;
    const v = 1 - DECAY[1] ** this.steps;
    for (let i = 0; i < weights.length; i++) {
      let slope = 0;
      for (const part of parts) {
        slope += part[i];
        part[i] = 0;
      }
      slope /= batch;
      mean[i] = DECAY[0] * mean[i] + (1 - DECAY[0]) * slope;
      square[i] = DECAY[1] * square[i] + (1 - DECAY[1]) * slope * slope;
      weights[i] -= (rate * (mean[i] / m)) / (Math.sqrt(square[i] / v) + 1e-8) + rate * SHRINK * weights[i];
    }
  }
}
