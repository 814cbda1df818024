import { type Area, boardOf, required } from '@meltemi/engine';

/** An area of the board of this position. */
export function areaOf(position: Parameters<typeof boardOf>[0], area: number): Area {
  return required(boardOf(position).areas[area], `area ${area}`);
}
