import { boards } from '@meltemi/testkit';
import type { Area, Shape } from '../src/geometry/shape.ts';
import { layoutFinder } from '../src/layout/find-layout.ts';
import { type BoardMap, finishing, sketching } from '../src/layout/map.ts';
import { sizesAt } from '../src/layout/sizes.ts';
import { atOnce } from '../src/tasks/slices.ts';

/** A board of the game, with the names of its areas. */
export interface Named extends Shape {
  readonly areas: readonly (Area & { readonly name: string })[];
}

/** All quick boards, the classic ones, and random ones of every size, with names. */
export function* shapes(randoms: number): Generator<readonly [string, Named]> {
  for (const [name, board] of boards(randoms))
    yield [name, { ...board, areas: board.areas.map((area) => ({ ...area, isle: area.land && area.tile < 0 })) }];
}

/** One of them. */
export function shapeOf(wanted: string): Named {
  for (const [name, shape] of shapes(0)) if (name === wanted) return shape;
  throw new Error(`There is no board ${wanted}.`);
}

/** The map of any board, all of it found now. */
export function drawMap(shape: Named, turn = 0, step = 0.45, names = shape.areas.map(({ name }) => name)): BoardMap {
  const sizes = sizesAt(step);
  return atOnce(finishing(atOnce(sketching(shape, turn)), names, layoutFinder(shape, names, turn, sizes), sizes));
}
