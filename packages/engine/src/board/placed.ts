import type { Place } from './hex.ts';

/** One tile on the table: number (1 … 10), the side that shows, place and turn (0 … 5, each 60° clockwise). */
export interface Placed {
  readonly tile: number;
  readonly side: 'a' | 'b';
  readonly at: Place;
  readonly turn: number;
}

export type Arrangement = readonly Placed[];
