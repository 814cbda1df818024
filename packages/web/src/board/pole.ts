import type { Raster, Square } from './raster.ts';

/** The square farthest from everything taken: the pole of inaccessibility. */
export function poleIn(raster: Raster): Square {
  const wide = raster.columns + 2;
  const far = distances(raster, wide);
  let best = 0;
  for (let i = 1; i < far.length; i++) if (far[i] > far[best]) best = i;
  return { column: (best % wide) - 1, row: Math.floor(best / wide) - 1 };
}

/** By square, how far the nearest taken one is: a step aside counts 5, an oblique one 7. A border of taken ones runs around. */
function distances(raster: Raster, wide: number): Int32Array {
  const { columns, rows } = raster;
  const far = new Int32Array(wide * (rows + 2));
  const free = freeIn(raster);
  const inner = (row: number): number => (row + 1) * wide + 1;
  for (let row = 0; row < rows; row++) {
    for (let at = inner(row), i = 0; i < columns; i++, at++) {
      if (!free[row * columns + i]) continue;
      far[at] = Math.min(far[at - 1] + 5, far[at - wide] + 5, far[at - wide - 1] + 7, far[at - wide + 1] + 7);
    }
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let at = inner(row) + columns - 1, i = 0; i < columns; i++, at--) {
      far[at] = Math.min(far[at], far[at + 1] + 5, far[at + wide] + 5, far[at + wide + 1] + 7, far[at + wide - 1] + 7);
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
    for (let i = 0; i < runs.length; i += 2) fill(1, row, runs[i], runs[i + 1]);
  });
  for (const { left, right, top, bottom } of taken) {
    for (let row = top; row < bottom; row++) fill(0, row, left, right);
  }
  return free;
}
