import type { Placed } from '@meltemi/engine';
import { w } from '../words/words.svelte.ts';
import { tilePicture } from './picture.ts';

/** A tile by its number and the areas on one of its sides, for those who do not see it. */
export function tileWithAreas(tile: number, side: Placed['side']): string {
  const { areas } = tilePicture(tile, side, 0).board;
  return w().workshop.tileWith(tile, w().names.list(areas.map(({ id, name }) => w().areas[id] ?? name)));
}
