/** A place on the board one can point at. */
export type Spot = { readonly area: number } | { readonly site: number };

/** What a place is just now: something to choose, where a move begins, or already chosen. */
export type Mark = 'target' | 'origin' | 'chosen';

/** By area and by site. */
export interface Marks {
  readonly areas: ReadonlyMap<number, Mark>;
  readonly sites: ReadonlyMap<number, Mark>;
}

/** Areas that others have changed (true: at the reader's cost), and those that are being read about. */
export interface Changes {
  readonly changed: ReadonlyMap<number, boolean>;
  readonly lit: readonly number[];
}

export const NO_CHANGES: Changes = { changed: new Map(), lit: [] };

export const NO_MARKS: Marks = { areas: new Map(), sites: new Map() };
