/** Something that can be pointed at: an area, or a building site. */
export type Target = { readonly area: number } | { readonly site: number };

/** The role of a target: it can be chosen, a move begins there, or it is chosen. */
export type Mark = 'target' | 'origin' | 'chosen';

/** The marks of areas and sites. */
export interface Marks {
  readonly areas: ReadonlyMap<number, Mark>;
  readonly sites: ReadonlyMap<number, Mark>;
}

/** Areas that others have changed (true: the reader has lost something), and those that are being read about. */
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
