/** In which what comes is counted, in milliseconds. */
const WINDOW = 10_000;

/** How fast something comes: this often in ten seconds, and no more. */
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

/** The same for many at once, such as persons or addresses, each counted apart. */
export class Paces {
  private readonly most: number;
  private readonly window: number;
  private counts = new Map<string, number>();
  private since = 0;

  constructor(most: number, window = WINDOW) {
    this.most = most;
    this.window = window;
  }

  /** Once more, or something that counts as several. */
  isTooFast(key: string, weight = 1): boolean {
    const now = Date.now();
    if (now - this.since > this.window) {
      this.since = now;
      this.counts = new Map();
    }
    const count = (this.counts.get(key) ?? 0) + weight;
    this.counts.set(key, count);
    return count > this.most;
  }
}
