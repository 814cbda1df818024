import type { EditionId, Table } from '@meltemi/engine';
import { areaAt, boardOf, siteAt } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { openTiles, termsOf } from '@meltemi/engine/query';

/**
 * What a sentence needs to name the things of the current game. Names are nouns in the nominative: they take no
 * endings.
 */
export interface Naming {
  readonly edition: EditionId;
  /** God tiles that lie open; Apollo is always open. */
  readonly openTiles: number;
  faction(faction: number): string;
  area(area: number): string;
  /** A building site: its area, and where an area has several shores the sea area beside it. */
  site(site: number): string;
  /** Of a place on the creature track. */
  price(place: number): number;
}

/** How a page names things: factions by player or colour, areas by id where the language has its own name. */
export interface Called {
  faction(faction: number): string;
  readonly areas: Readonly<Record<string, string>>;
}

export function namingOf(table: Table, called: Called): Naming {
  const board = boardOf({ table });
  const { trackPrices } = termsOf({ table });
  const area = (index: number): string => {
    const { id, name } = areaAt(board, index);
    return called.areas[id] ?? name;
  };
  return {
    edition: table.edition,
    openTiles: openTiles(table),
    faction: called.faction,
    area,
    site(site) {
      const { area: land, sea } = siteAt(board, site);
      const alike = areaAt(board, land).sites.every((other) => siteAt(board, other).sea === sea);
      return alike ? area(land) : `${area(land)} (${area(sea)})`;
    },
    price: (place) => at(trackPrices, place),
  };
}
