/** An area as printed on a tile. */
interface TileArea {
  /** One letter, upper case for land, lower case for sea: marks the area's cells and the seas of sites. */
  readonly letter: string;
  readonly id: string;
  readonly name: string;
  readonly land: boolean;
  readonly cornucopias: number;
  readonly priestess: boolean;
  /** R-PORT: one entry per site: the letter of the sea area on whose shore it lies. */
  readonly sites: readonly string[];
}

export interface TileSide {
  /** The letters of the seven cells: centre, then E, SE, SW, W, NW, NE. */
  readonly cells: readonly string[];
  readonly areas: readonly TileArea[];
}

/** One row of a side: letter, name, cornucopias; for land also the seas of its sites and 'priestess'. */
type Row =
  | readonly [letter: string, name: string, cornucopias: number]
  | readonly [letter: string, name: string, cornucopias: number, sites: string, priestess?: 'priestess'];

export function side(cells: string, ...rows: readonly Row[]): TileSide {
  return { cells: cells.split(' '), areas: rows.map(area) };
}

function area([letter, name, cornucopias, sites, priestess]: Row): TileArea {
  return {
    letter,
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    land: letter === letter.toUpperCase(),
    cornucopias,
    priestess: priestess !== undefined,
    sites: sites === undefined ? [] : sites.split(' '),
  };
}
