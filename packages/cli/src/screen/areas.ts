import { type Area, areaAt, boardOf } from '@meltemi/engine/board';

/** An area of the board of this position. */
export function areaOf(position: Parameters<typeof boardOf>[0], area: number): Area {
  return areaAt(boardOf(position), area);
}
