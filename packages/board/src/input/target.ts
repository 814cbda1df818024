/** What one can point at: an area, or a building site. */
export type Target = { readonly area: number } | { readonly site: number };

/** What a target is just now: something to choose, where a move begins, or already chosen. */
export type Mark = 'target' | 'origin' | 'chosen';

/** By area and by site. */
export interface Marks {
  readonly areas: ReadonlyMap<number, Mark>;
  readonly sites: ReadonlyMap<number, Mark>;
}

/** Areas that others have changed (true: at the reader's cost), and those that are being read about. */
export interface Highlights {
  readonly changed: ReadonlyMap<number, boolean>;
  readonly lit: readonly number[];
}

/** Nothing has changed, nothing is being read about. */
export const NO_HIGHLIGHTS: Highlights = { changed: new Map(), lit: [] };

/** Nothing can be chosen. */
export const NO_MARKS: Marks = { areas: new Map(), sites: new Map() };

export function markOf(marks: Marks, target: Target): Mark | undefined {
  return 'site' in target ? marks.sites.get(target.site) : marks.areas.get(target.area);
}
