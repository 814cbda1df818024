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

/** The nearest place in a direction: what lies aside counts double. */
export function beside(places: readonly Place[], from: Place, [wx, wy]: readonly [number, number]): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [least, best] = [far, place];
  }
  return best;
}
