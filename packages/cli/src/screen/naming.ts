import type { Table } from '@meltemi/engine';
import { boardOf, writeSite } from '@meltemi/engine/board';
import { colourOf } from '@meltemi/engine/query';
import { type Naming, namingOf } from '@meltemi/words';
import { areaOf } from './areas.ts';

/** Names areas, sites and factions as in notation, so that players see what they can type. */
export function namingFor(table: Table): Naming {
  const board = boardOf({ table });
  return {
    ...namingOf(table, { faction: colourOf, areas: {} }),
    area: (area) => areaOf({ table }, area).id,
    site: (site) => writeSite(board, site),
  };
}
