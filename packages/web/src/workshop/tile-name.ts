import type { Area, Placed } from '@meltemi/engine/board';
import { w } from '../words/words.svelte.ts';
import { tilePicture } from './board-picture.ts';

/** An area by the name the language has for it, else the printed one. */
export function areaName({ id, name }: Area): string {
  return w().areas[id] ?? name;
}

/** A tile by its number and the areas on one of its sides, for screen readers. */
export function tileWithAreas(tile: number, side: Placed['side']): string {
  const { areas } = tilePicture(tile, side, 0).board;
  return w().workshop.tileWith(tile, w().names.list(areas.map(areaName)));
}
