import { boardOf, type Happening, type View } from '@meltemi/engine';

/** The areas something happened in, in order; none where the board shows nothing of it. */
export function placesOf(happening: Happening, { table }: Pick<View, 'table'>): number[] {
  switch (happening.event) {
    case 'built':
    case 'razed':
      return [boardOf({ table }).sites[happening.site].area];
    case 'sailed':
    case 'marched':
      return [happening.path[0], happening.path[happening.path.length - 1]];
    case 'swapped':
      return [...happening.areas];
    case 'saved':
    case 'withdrew':
      return [happening.area, happening.to];
    default:
      return 'area' in happening ? [happening.area] : [];
  }
}
