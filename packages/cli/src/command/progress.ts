const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;

/** A progress bar on stderr, or a count if the total is not known; nothing if stderr is not a terminal. */
export class Progress {
  private readonly total: number | null;
  private readonly what: string;
  private readonly shown = process.stderr.isTTY === true;
  private done = 0;
  private drawn = 0;

  constructor(total: number | null, what: string) {
    this.total = total;
    this.what = what;
  }

  step(): void {
    this.done++;
    if (!this.shown || performance.now() - this.drawn < PAUSE) return;
    this.drawn = performance.now();
    process.stderr.write(`\r${this.text()}`);
  }

  private text(): string {
    const { done, total, what } = this;
    if (total === null) return `${done} ${what}`;
    const filled = Math.round((WIDTH * Math.min(done, total)) / total);
    return `[${'#'.repeat(filled).padEnd(WIDTH, '.')}] ${done} of ${total} ${what}`;
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
  }
}
