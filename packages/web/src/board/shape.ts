import type { Shape } from '@meltemi/board';
import type { Board } from '@meltemi/engine/board';

const shapes = new WeakMap<Board, Shape>();

/** A board of the engine as the widget draws it. */
export function shapeOf(board: Board): Shape {
  let shape = shapes.get(board);
  if (!shape) {
    const areas = board.areas.map(({ land, tile, cells, cornucopias, priestess, sites }) => ({
      ...{ land, cells, cornucopias, priestess, sites },
      isle: land && tile < 0,
    }));
    shape = { areas, sites: board.sites };
    shapes.set(board, shape);
  }
  return shape;
}
