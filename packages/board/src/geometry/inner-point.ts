import type { Raster, Square } from './raster.ts';

/** The square farthest from everything taken: the pole of inaccessibility. */
export function innerPoint(raster: Raster): Square {
  const wide = raster.columns + 2;
  const far = distances(raster, wide);
  let [best, most] = [0, 0];
  for (let square = 0; square < far.length; square++) {
    const distance = far[square] ?? 0;
    if (distance > most) [best, most] = [square, distance];
  }
  return { column: (best % wide) - 1, row: Math.floor(best / wide) - 1 };
}

/**
 * By square, the distance to the nearest taken one; a step counts 5, a diagonal one 7. The raster has a border of taken
 * squares.
 */
function distances(raster: Raster, wide: number): Int32Array {
  const { columns, rows } = raster;
  const far = new Int32Array(wide * (rows + 2));
  const free = freeIn(raster);
  const inner = (row: number): number => (row + 1) * wide + 1;
  const distance = (square: number): number => far[square] ?? 0;
  /**
   * The distance that follows from four neighbours visited before; `way`: whether squares are visited forwards or
   * backwards.
   */
  const passed = (square: number, way: 1 | -1): number =>
    Math.min(
      distance(square - way) + 5,
      distance(square - way * wide) + 5,
      distance(square - way * (wide + 1)) + 7,
      distance(square - way * (wide - 1)) + 7,
    );
  for (let row = 0; row < rows; row++) {
    for (let at = inner(row), i = 0; i < columns; i++, at++) {
      if (free[row * columns + i]) far[at] = passed(at, 1);
    }
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let at = inner(row) + columns - 1, i = 0; i < columns; i++, at--) {
      far[at] = Math.min(distance(at), passed(at, -1));
    }
  }
  return far;
}

/** By square: 1 if nothing has taken it. */
function freeIn(raster: Raster): Uint8Array {
  const { columns, rows, taken } = raster;
  const free = new Uint8Array(columns * rows);
  const fill = (what: number, row: number, left: number, right: number): void => {
    free.fill(what, row * columns + left, row * columns + right);
  };
  raster.runsOf(1).forEach((runs, row) => {
    for (const { from, to } of runs) fill(1, row, from, to);
  });
  for (const { left, right, top, bottom } of taken) {
    for (let row = top; row < bottom; row++) fill(0, row, left, right);
  }
  return free;
}
