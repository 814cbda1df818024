import type { Point } from '../geometry/noise.ts';
import { type BoardMap, siteBox } from '../layout/map.ts';
import type { Marks, Target } from './target.ts';

/** A target that the keyboard can go to, and where it is. */
export interface Stop extends Point {
  readonly name: string;
  readonly target: Target;
}

/** Cached, because areas never move. */
const areasOf = new WeakMap<BoardMap, readonly Stop[]>();

/** All areas and the marked sites, row by row from the top. */
export function focusOrder(map: BoardMap, marks: Marks): Stop[] {
  let areas = areasOf.get(map);
  if (!areas) {
    areas = map.grounds.map(({ middle }, area) => ({ ...middle, name: `area ${area}`, target: { area } }));
    areasOf.set(map, areas);
  }
  const sites = [...marks.sites.keys()].map((site) => {
    const { x, y } = siteBox(map, site);
    return { x, y, name: `site ${site}`, target: { site } };
  });
  const row = ({ y }: Point): number => Math.round(y / 150);
  return [...areas, ...sites].sort((a, b) => row(a) - row(b) || a.x - b.x);
}

export function sameStop(a: Stop, b: Stop): boolean {
  return a.name === b.name;
}
