const WIDTH = 30;
/** Milliseconds between two drawings. */
const PAUSE = 100;

/** A progress bar on stderr; nothing if stderr is not a terminal. */
export class Progress {
  private readonly total: number;
  private readonly what: string;
  private readonly shown = process.stderr.isTTY === true;
  private done = 0;
  private drawn = 0;

  constructor(total: number, what: string) {
    this.total = total;
    this.what = what;
  }

  step(): void {
    this.done++;
    if (!this.shown || performance.now() - this.drawn < PAUSE) return;
    this.drawn = performance.now();
    const filled = Math.round((WIDTH * this.done) / this.total);
    const bar = '#'.repeat(filled).padEnd(WIDTH, '.');
    process.stderr.write(`\r[${bar}] ${this.done} of ${this.total} ${this.what}`);
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
  }
}
