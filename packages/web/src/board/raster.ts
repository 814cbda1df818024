import type { Point } from './noise.ts';
import type { Loop } from './outline.ts';

/** Side of a square of the raster. */
const STEP = 4;

export interface Box {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Which squares of an area are free: places for things are found on it. */
export class Raster {
  #left = 0;
  #top = 0;
  #columns = 0;
  #rows = 0;
  #free = new Uint8Array();
  /** Summed areas: the free squares above and left of each corner. */
  #sums = new Int32Array();
  /** So many rows of them hold. */
  #summed = 0;

  constructor(loops: readonly Loop[]) {
    const points = loops.flat();
    if (!points.length) return;
    this.#left = Math.min(...points.map(({ x }) => x));
    this.#top = Math.min(...points.map(({ y }) => y));
    this.#columns = Math.ceil((Math.max(...points.map(({ x }) => x)) - this.#left) / STEP);
    this.#rows = Math.ceil((Math.max(...points.map(({ y }) => y)) - this.#top) / STEP);
    this.#free = new Uint8Array(this.#columns * this.#rows);
    this.#sums = new Int32Array((this.#columns + 1) * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) this.#fill(row, crossings(loops, this.#top + (row + 0.5) * STEP));
  }

  copy(): Raster {
    this.#sum();
    const copy = new Raster([]);
    [copy.#left, copy.#top, copy.#columns, copy.#rows] = [this.#left, this.#top, this.#columns, this.#rows];
    copy.#free = this.#free.slice();
    copy.#sums = this.#sums.slice();
    copy.#summed = this.#summed;
    return copy;
  }

  #fill(row: number, at: readonly number[]): void {
    const column = (x: number): number => row * this.#columns + Math.round((x - this.#left) / STEP);
    for (let i = 1; i < at.length; i += 2) this.#free.fill(1, column(at[i - 1]), column(at[i]));
  }

  /** Takes a box away. */
  take({ x, y, w, h }: Box): void {
    const from = Math.max(0, Math.floor((y - h / 2 - this.#top) / STEP));
    const to = Math.min(this.#rows, Math.ceil((y + h / 2 - this.#top) / STEP));
    const left = Math.max(0, Math.floor((x - w / 2 - this.#left) / STEP));
    const right = Math.min(this.#columns, Math.ceil((x + w / 2 - this.#left) / STEP));
    this.#summed = Math.min(this.#summed, from);
    for (let row = from; row < to; row++) {
      if (right > left) this.#free.fill(0, row * this.#columns + left, row * this.#columns + right);
    }
  }

  /** Takes the free box of this size nearest to a point. */
  put(size: readonly [number, number], scale: number, to: Point): Box | null {
    const box = this.#nearest(size[0] * scale, size[1] * scale, to);
    if (box) this.take(box);
    return box;
  }

  #nearest(w: number, h: number, to: Point): Box | null {
    const [cols, rows] = [Math.ceil(w / STEP), Math.ceil(h / STEP)];
    if (cols > this.#columns || rows > this.#rows) return null;
    this.#sum();
    const sums = this.#sums;
    const wide = this.#columns + 1;
    const [full, down] = [cols * rows, rows * wide];
    // From the corner of a box to the point, in squares.
    const [dx, dy] = [(to.x - this.#left) / STEP - cols / 2, (to.y - this.#top) / STEP - rows / 2];
    const last = this.#rows - rows;
    const middle = Math.max(0, Math.min(last, Math.round(dy)));
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    // From the row of the point outwards: what is farther than the best so far need not be looked at.
    for (let step = 0; step <= 2 * this.#rows; step++) {
      const row = middle + (step % 2 ? (step + 1) / 2 : -step / 2);
      const high = (row - dy) ** 2;
      if (row < 0 || row > last || high >= least) continue;
      for (let column = 0, at = row * wide; column + cols <= this.#columns; column++, at++) {
        if (sums[at + down + cols] - sums[at + down] - sums[at + cols] + sums[at] < full) continue;
        const far = high + (column - dx) ** 2;
        if (far < least) [best, least] = [at, far];
      }
    }
    if (best < 0) return null;
    const [column, row] = [best % wide, Math.floor(best / wide)];
    return { x: this.#left + (column + cols / 2) * STEP, y: this.#top + (row + rows / 2) * STEP, w, h };
  }

  #sum(): void {
    const [columns, wide, sums] = [this.#columns, this.#columns + 1, this.#sums];
    for (let row = this.#summed, from = row * columns; row < this.#rows; row++) {
      let [at, line] = [(row + 1) * wide, 0];
      for (let column = 0; column < columns; column++) {
        line += this.#free[from++];
        at++;
        sums[at] = sums[at - wide] + line;
      }
    }
    this.#summed = this.#rows;
  }

  /** The point farthest from everything taken: the pole of inaccessibility. */
  pole(): Point {
    const wide = this.#columns + 2;
    const far = this.#distances(wide);
    let best = 0;
    for (let i = 1; i < far.length; i++) if (far[i] > far[best]) best = i;
    return {
      x: this.#left + ((best % wide) - 0.5) * STEP,
      y: this.#top + (Math.floor(best / wide) - 0.5) * STEP,
    };
  }

  /** By square, how far the nearest taken one is: a step aside counts 5, an oblique one 7. A border of taken ones runs around. */
  #distances(wide: number): Int32Array {
    const far = new Int32Array(wide * (this.#rows + 2));
    const inner = (row: number): number => (row + 1) * wide + 1;
    for (let row = 0; row < this.#rows; row++) {
      for (let at = inner(row), i = 0; i < this.#columns; i++, at++) {
        if (!this.#free[row * this.#columns + i]) continue;
        far[at] = Math.min(far[at - 1] + 5, far[at - wide] + 5, far[at - wide - 1] + 7, far[at - wide + 1] + 7);
      }
    }
    for (let row = this.#rows - 1; row >= 0; row--) {
      for (let at = inner(row) + this.#columns - 1, i = 0; i < this.#columns; i++, at--) {
        far[at] = Math.min(
          far[at],
          far[at + 1] + 5,
          far[at + wide] + 5,
          far[at + wide + 1] + 7,
          far[at + wide - 1] + 7,
        );
      }
    }
    return far;
  }
}

/** Where the loops cross a level, from the left. */
function crossings(loops: readonly Loop[], y: number): number[] {
  const found: number[] = [];
  for (const loop of loops) {
    let a = loop[loop.length - 1];
    for (const b of loop) {
      if (a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      a = b;
    }
  }
  return found.sort((one, other) => one - other);
}

export function inside(loops: readonly Loop[], { x, y }: Point): boolean {
  return crossings(loops, y).filter((at) => at < x).length % 2 === 1;
}
