/** The length of a window, in milliseconds. */
const WINDOW = 10_000;

/** Allows a number of requests in each window of ten seconds. */
export class RateLimiter {
  private readonly most: number;
  private count = 0;
  private since = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Counts a request, or one that weighs as much as several. */
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

/** A limit for each key, such as a person or an address. */
export class KeyedRateLimiter {
  private readonly most: number;
  private readonly window: number;
  private counts = new Map<string, number>();
  private since = 0;

  constructor(most: number, window = WINDOW) {
    this.most = most;
    this.window = window;
  }

  /** Counts a request, or one that weighs as much as several. */
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
