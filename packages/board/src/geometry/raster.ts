import { itemAt } from './item-at.ts';
import type { Point } from './noise.ts';
import type { Loop } from './outline.ts';

/** Side of a square of the raster. */
const STEP = 4;

export interface Box {
  /** The middle of the box. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A square of a raster, or the corner of a box that begins with it. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** Squares of a row: from one column up to, but not including, another. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Runs from left to right, with gaps between them. */
type Runs = readonly Run[];

/** A rectangle of squares, up to but not including the last column and row. */
interface Taken {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The free squares of an area, on which places for things are found. */
export class Raster {
  #left = 0;
  #top = 0;
  columns = 0;
  rows = 0;
  /** By height and row: the free runs for a thing of this height with its top in this row. */
  #runs: Runs[][] = [[], []];
  /** Rectangles that were taken since. */
  taken: Taken[] = [];

  constructor(loops: readonly Loop[]) {
    const points = loops.flat();
    if (!points.length) return;
    this.#left = Math.min(...points.map(({ x }) => x));
    this.#top = Math.min(...points.map(({ y }) => y));
    this.columns = Math.ceil((Math.max(...points.map(({ x }) => x)) - this.#left) / STEP);
    this.rows = Math.ceil((Math.max(...points.map(({ y }) => y)) - this.#top) / STEP);
    const column = (x: number): number => Math.round((x - this.#left) / STEP);
    const row = (_: unknown, i: number): Runs => joined(crossings(loops, this.#top + (i + 0.5) * STEP).map(column));
    this.#runs = [[], Array.from({ length: this.rows }, row)];
  }

  /** A copy that shares the area but has its own list of taken rectangles. */
  copy(): Raster {
    const copy = new Raster([]);
    [copy.#left, copy.#top, copy.columns, copy.rows] = [this.#left, this.#top, this.columns, this.rows];
    [copy.#runs, copy.taken] = [this.#runs, this.taken.slice()];
    return copy;
  }

  /** By row. */
  runsOf(height: number): readonly Runs[] {
    const known = this.#runs[height];
    if (known) return known;
    const lower = this.runsOf(height - 1);
    const lowest = this.runsOf(1).slice(height - 1);
    const runs = lowest.map((last, row) => common(itemAt(lower, row), last));
    this.#runs[height] = runs;
    return runs;
  }

  /** Marks a box as taken. */
  take({ x, y, w, h }: Box): void {
    const top = Math.max(0, Math.floor((y - h / 2 - this.#top) / STEP));
    const bottom = Math.min(this.rows, Math.ceil((y + h / 2 - this.#top) / STEP));
    const left = Math.max(0, Math.floor((x - w / 2 - this.#left) / STEP));
    const right = Math.min(this.columns, Math.ceil((x + w / 2 - this.#left) / STEP));
    if (left < right && top < bottom) this.taken.push({ left, right, top, bottom });
  }

  /** Takes the free box of this size nearest to a point. */
  put(size: readonly [number, number], scale: number, to: Point): Box | null {
    const corner = this.nearest(size, scale, to);
    return corner && this.putAt(size, scale, corner);
  }

  /** Takes the box of this size whose corner is there. */
  putAt([width, height]: readonly [number, number], scale: number, { column, row }: Square): Box {
    const [w, h] = [width * scale, height * scale];
    const [cols, rows] = [Math.ceil(w / STEP), Math.ceil(h / STEP)];
    const box = { x: this.#left + (column + cols / 2) * STEP, y: this.#top + (row + rows / 2) * STEP, w, h };
    this.take(box);
    return box;
  }

  /** The middle of a square. */
  at({ column, row }: Square): Point {
    return { x: this.#left + (column + 0.5) * STEP, y: this.#top + (row + 0.5) * STEP };
  }

  /** The corner of the free box of this size nearest to a point. */
  nearest([width, height]: readonly [number, number], scale: number, to: Point): Square | null {
    const [w, h] = [width * scale, height * scale];
    const [cols, rows] = [Math.ceil(w / STEP), Math.ceil(h / STEP)];
    if (cols > this.columns || rows > this.rows) return null;
    const runs = this.runsOf(rows);
    // The offset from the corner of a box to the point, in squares.
    const [dx, dy] = [(to.x - this.#left) / STEP - cols / 2, (to.y - this.#top) / STEP - rows / 2];
    const middle = Math.max(0, Math.min(runs.length - 1, Math.round(dy)));
    let [best, bestRow, least] = [0, -1, Number.POSITIVE_INFINITY];
    // Searches rows from that of the point outwards, and skips rows farther away than the best place so far.
    for (let step = 0; step <= 2 * runs.length; step++) {
      const row = middle + (step % 2 ? (step + 1) / 2 : -step / 2);
      const high = (row - dy) ** 2;
      if (row < 0 || row >= runs.length || high >= least) continue;
      for (const run of runs[row] ?? []) {
        const from = run.from;
        const to = run.to - cols;
        const before = this.#clear(Math.min(to, Math.floor(dx)), row, cols, rows, -1);
        const after = this.#clear(Math.max(from, Math.floor(dx) + 1), row, cols, rows, 1);
        if (before >= from && high + (before - dx) ** 2 < least) {
          [best, bestRow, least] = [before, row, high + (before - dx) ** 2];
        }
        if (after <= to && high + (after - dx) ** 2 < least) {
          [best, bestRow, least] = [after, row, high + (after - dx) ** 2];
        }
      }
    }
    if (bestRow < 0) return null;
    return { column: best, row: bestRow };
  }

  /** The corner of a box of this size around a point, even if it covers something. */
  cornerAround([width, height]: readonly [number, number], { x, y }: Point): Square {
    const [cols, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
    const [column, row] = [(x - this.#left) / STEP - cols / 2, (y - this.#top) / STEP - rows / 2];
    return { column: Math.round(column), row: Math.round(row) };
  }

  /** The first column in this direction where a box covers nothing taken. */
  #clear(column: number, row: number, cols: number, rows: number, way: 1 | -1): number {
    const { taken } = this;
    for (let i = 0; i < taken.length; i++) {
      const box = taken[i];
      if (!box || column >= box.right || box.left >= column + cols) continue;
      if (row >= box.bottom || box.top >= row + rows) continue;
      column = way > 0 ? box.right : box.left - cols;
      i = -1;
    }
    return column;
  }
}

/** Joins runs that touch and removes empty ones. */
function joined(columns: readonly number[]): Runs {
  const runs: Run[] = [];
  for (let i = 1; i < columns.length; i += 2) {
    const [from, to] = [columns[i - 1], columns[i]];
    if (from === undefined || to === undefined || from === to) continue;
    const touching = runs.at(-1)?.to === from ? runs.pop() : undefined;
    runs.push({ from: touching?.from ?? from, to });
  }
  return runs;
}

/** The intersection of two lists of runs. */
function common(some: Runs, others: Runs): Runs {
  const runs: Run[] = [];
  for (let i = 0, j = 0; i < some.length && j < others.length; ) {
    const one = some[i];
    const other = others[j];
    if (!one || !other) break;
    const from = Math.max(one.from, other.from);
    const to = Math.min(one.to, other.to);
    if (from === one.from && to === one.to) runs.push(one);
    else if (from < to) runs.push({ from, to });
    if (one.to < other.to) i++;
    else j++;
  }
  return runs;
}

/** Where the loops cross a level, from the left. */
function crossings(loops: readonly Loop[], y: number): number[] {
  const found: number[] = [];
  for (const loop of loops) {
    let a = loop.at(-1);
    if (!a) continue;
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
