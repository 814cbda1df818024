import { type BoardMap, sitePlace } from './map.ts';
import type { Point } from './noise.ts';
import type { Marks, Spot } from './spot.ts';

/** A place the keyboard can go to. */
export interface Place extends Point {
  readonly name: string;
  readonly spot: Spot;
}

/** Areas stay where they are. */
const areasOf = new WeakMap<BoardMap, readonly Place[]>();

/** All areas and the marked sites, row by row from the top. */
export function placesToGo(map: BoardMap, marks: Marks): Place[] {
  let areas = areasOf.get(map);
  if (!areas) {
    areas = map.grounds.map(({ pole }, area) => ({ ...pole, name: `area ${area}`, spot: { area } }));
    areasOf.set(map, areas);
  }
  const sites = [...marks.sites.keys()].map((site) => {
    const { x, y } = sitePlace(map, site);
    return { x, y, name: `site ${site}`, spot: { site } };
  });
  const row = ({ y }: Point): number => Math.round(y / 150);
  return [...areas, ...sites].sort((a, b) => row(a) - row(b) || a.x - b.x);
}

export function samePlace(a: Place, b: Place): boolean {
  return a.name === b.name;
}
