import { boardOf, type View } from '@meltemi/engine';
import type { Spot } from '../../board/spot.ts';

/** Who taps an area but is asked for a site means a site there, and the other way round. */
export function siteFor(offered: readonly Spot[], tapped: Spot, seen: View): Spot {
  const { sites } = boardOf(seen);
  if ('site' in tapped) {
    const { area } = sites[tapped.site];
    const named = offered.some((spot) => 'site' in spot && spot.site === tapped.site);
    return named ? tapped : { area };
  }
  if (offered.some((spot) => 'area' in spot && spot.area === tapped.area)) return tapped;
  return offered.find((spot) => 'site' in spot && sites[spot.site].area === tapped.area) ?? tapped;
}
