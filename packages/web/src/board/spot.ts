/** A place on the board one can point at. */
export type Spot = { readonly area: number } | { readonly site: number };

/** What a place is just now: something to choose, where a move begins, or already chosen. */
export type Mark = 'target' | 'origin' | 'chosen';

/** By area and by site. */
export interface Marks {
  readonly areas: ReadonlyMap<number, Mark>;
  readonly sites: ReadonlyMap<number, Mark>;
}

export const NO_MARKS: Marks = { areas: new Map(), sites: new Map() };
