/** One tile on the table: number (1 … 10), the side that shows, place and turn (0 … 5, each 60° clockwise). */
export interface Placed {
  readonly tile: number;
  readonly side: 'a' | 'b';
  readonly at: Place;
  readonly turn: number;
}

/** The tiles of a Legendary board, in any order; `compileBoard` makes a board of them. */
export type Arrangement = readonly Placed[];

/** A place of the flower lattice: seven-cell flowers on these centres fill the plane without gaps. */
export type Place = readonly [number, number];
