import { fitted, type Size } from '../geometry/camera.ts';
import type { Shape } from '../geometry/shape.ts';
import { atOnce } from '../tasks/slices.ts';
import { layoutFinder } from './find-layout.ts';
import { edgesOf, flooring, sketching, turnFor } from './map.ts';
import { ASPECT, sizesAt, stepAt } from './sizes.ts';
import type { Layout } from './slots.ts';

/** How a board is turned in windows that are wider than high, or higher than wide. */
export function turnIn(shape: Shape, window: 'wide' | 'tall'): number {
  return turnFor(shape, ASPECT[window]);
}

/** The zoom steps at which all of a board fits into rooms, each once. */
export function stepsFor(shape: Shape, turn: number, rooms: readonly Size[]): number[] {
  const { lines } = atOnce(sketching(shape, turn));
  return [...new Set(rooms.map((room) => stepAt(fitted(lines, room).scale)))];
}

/** How the areas of a board are laid out, for each list of their names. */
export function findLayouts(shape: Shape, turn: number, step: number, names: readonly (readonly string[])[]) {
  const sizes = sizesAt(step);
  const { mesh, loops, lines } = atOnce(sketching(shape, turn));
  const floors = atOnce(flooring(shape, loops, sizes));
  return names.map((called): readonly Layout[] =>
    atOnce(layoutFinder(shape, called, turn, sizes)(floors, mesh, edgesOf(lines))),
  );
}
