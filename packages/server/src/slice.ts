/** Milliseconds of work until all others get a turn of the event loop. */
const SLICE = 15;

/** Long work that waits for its next slice. */
const waiting: (() => void)[] = [];

/** One slice in each turn of the event loop, however many wait. */
function turn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(turn);
}

/** A slice of long work, such as a replay: `if (slice.isOver) await slice.next()` between its pieces. */
export class Slice {
  private since = 0;

  /** Long work begins with a turn of its own. */
  static async first(): Promise<Slice> {
    const slice = new Slice();
    await slice.next();
    return slice;
  }

  private constructor() {}

  get isOver(): boolean {
    return performance.now() - this.since > SLICE;
  }

  async next(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(turn);
    });
    this.since = performance.now();
  }
}
