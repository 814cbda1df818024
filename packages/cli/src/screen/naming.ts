import type { Table } from '@meltemi/engine';
import { boardOf, writeSite } from '@meltemi/engine/board';
import { colourOf } from '@meltemi/engine/query';
import { type Naming, namingOf } from '@meltemi/words';
import type { Words } from '../words/words.ts';
import { areaOf } from './areas.ts';

/** Names areas and sites as in notation and on the map, so that players see what they can type; factions by colour. */
export function namingFor(table: Table, words: Words): Naming {
  const board = boardOf({ table });
  return {
    ...namingOf(table, { faction: (faction) => nameOf(faction, words), areas: {} }),
    area: (area) => areaOf({ table }, area).id,
    site: (site) => writeSite(board, site),
  };
}

/** The colour of a faction. */
export function nameOf(faction: number, { game }: Words): string {
  return game.names.colour[colourOf(faction)];
}

/** The same within a prompt. */
export function promptOf(colours: readonly string[], { language }: Words): string {
  return colours.map((colour) => colour.toLocaleLowerCase(language)).join('+');
}
