import type { Happening, View } from '@meltemi/engine';
import { boardOf, siteAt } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';

/** The areas something happened in, in order; none where the board shows nothing of it. */
export function areasOf(happening: Happening, { table }: Pick<View, 'table'>): number[] {
  switch (happening.event) {
    case 'built':
    case 'razed':
      return [siteAt(boardOf({ table }), happening.site).area];
    case 'sailed':
    case 'marched':
      return [at(happening.path, 0), at(happening.path, happening.path.length - 1)];
    case 'swapped':
      return [...happening.areas];
    case 'saved':
    case 'withdrew':
      return [happening.area, happening.to];
    default:
      return 'area' in happening ? [happening.area] : [];
  }
}
