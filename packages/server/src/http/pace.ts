/** In which what comes is counted, in milliseconds. */
const WINDOW = 10_000;

/** How fast something comes: so often in ten seconds, and no more. */
export class Pace {
  private readonly most: number;
  private count = 0;
  private since = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Once more, or something that counts as several. */
  isTooFast(weight = 1): boolean {
    const now = Date.now();
    if (now - this.since > WINDOW) {
      this.since = now;
      this.count = 0;
    }
    this.count += weight;
    return this.count > this.most;
  }
}
