import type { Target } from '@meltemi/board';
import type { View } from '@meltemi/engine';
import { boardOf, siteAt } from '@meltemi/engine/board';

/** If a site is asked for, a tapped area means a site in it, and the other way round. */
export function siteFor(offered: readonly Target[], tapped: Target, seen: View): Target {
  const board = boardOf(seen);
  if ('site' in tapped) {
    const { area } = siteAt(board, tapped.site);
    const named = offered.some((spot) => 'site' in spot && spot.site === tapped.site);
    return named ? tapped : { area };
  }
  if (offered.some((spot) => 'area' in spot && spot.area === tapped.area)) return tapped;
  return offered.find((spot) => 'site' in spot && siteAt(board, spot.site).area === tapped.area) ?? tapped;
}
