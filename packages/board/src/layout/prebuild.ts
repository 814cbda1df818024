import { fitted, type Size } from '../geometry/camera.ts';
import type { Shape } from '../geometry/shape.ts';
import { atOnce } from '../tasks/slices.ts';
import { layoutFinder } from './find-layout.ts';
import type { Layout } from './ground.ts';
import { edgesOf, flooring, sketching, turnFor } from './map.ts';
import { ASPECT, sizesAt, stepAt } from './sizes.ts';

/** The turn of a board in wide or tall windows. */
export function turnIn(shape: Shape, window: 'wide' | 'tall'): number {
  return turnFor(shape, ASPECT[window]);
}

/** The zoom steps at which the whole board fits into these rooms, without duplicates. */
export function stepsFor(shape: Shape, turn: number, rooms: readonly Size[]): number[] {
  const { lines } = atOnce(sketching(shape, turn));
  return [...new Set(rooms.map((room) => stepAt(fitted(lines, room).scale)))];
}

/** Computes the layouts of a board's areas for each list of names. */
export function findLayouts(shape: Shape, turn: number, step: number, names: readonly (readonly string[])[]) {
  const sizes = sizesAt(step);
  const { mesh, loops, lines } = atOnce(sketching(shape, turn));
  const floors = atOnce(flooring(shape, loops, sizes));
  return names.map((called): readonly Layout[] =>
    atOnce(layoutFinder(shape, called, turn, sizes)(floors, mesh, edgesOf(lines))),
  );
}
