import { type Hex, hexKey, neighbours } from './hex.ts';

export const NO_TILE = -1;

const NO_ISLAND = -1;

/** A site whose port serves every sea area around its isle (CL-BUILD-1). */
export const WHOLE_COAST = -1;

/** LE-MAP-1: a land or sea area. */
export interface Area {
  /** Lower-case ascii and hyphens, unique over all tiles and sides: the name in move notation. */
  readonly id: string;
  readonly name: string;
  readonly land: boolean;
  /** Index into the arrangement; NO_TILE on boards without tiles. */
  readonly tile: number;
  readonly cells: readonly Hex[];
  /** Printed cornucopias. */
  readonly cornucopias: number;
  /** Priestess symbol (land only). */
  readonly priestess: boolean;
  /** Indexes into Board.sites (land only). */
  readonly sites: readonly number[];
}

/**
 * A building site; R-PORT: it lies on the shore of exactly one sea area, in the classic edition on all of them
 * (WHOLE_COAST).
 */
export interface Site {
  readonly area: number;
  readonly sea: number;
}

/** A board with everything that rules ask of it, compiled once. Areas and sites are numbers: indexes into its lists. */
export interface Board {
  /** Land areas first: 0 … lands-1, then sea areas. */
  readonly areas: readonly Area[];
  readonly lands: number;
  /** All land areas, then all sea areas, ascending. */
  readonly landAreas: readonly number[];
  readonly seaAreas: readonly number[];
  /** By area: adjacent land areas, ascending. */
  readonly landNear: readonly (readonly number[])[];
  /** By area: adjacent sea areas, ascending. */
  readonly seaNear: readonly (readonly number[])[];
  /** By area: number of its island; NO_ISLAND for sea (LE-MAP-2). */
  readonly island: readonly number[];
  readonly sites: readonly Site[];
  /** By area. */
  readonly cornucopias: readonly number[];
  /** By area. */
  readonly priestess: readonly boolean[];
  /** Area id → index. */
  readonly index: ReadonlyMap<string, number>;
}

/**
 * An area before it is numbered: its sites are named by the ids of their sea areas, null for the whole coast
 * (CL-MAP-2).
 */
export interface Draft extends Omit<Area, 'sites'> {
  readonly shores: readonly (string | null)[];
}

/** Numbers the areas (lands first, otherwise in the given order) and derives everything else from their cells. */
export function buildBoard(drafts: readonly Draft[]): Board {
  const sorted = [...drafts.filter((d) => d.land), ...drafts.filter((d) => !d.land)];
  const lands = sorted.filter((d) => d.land).length;
  const index = new Map(sorted.map((d, i) => [d.id, i]));
  const sites: Site[] = [];
  const areas = sorted.map(({ shores, ...rest }, area): Area => {
    const own = shores.map((id) => sites.push({ area, sea: id === null ? WHOLE_COAST : areaNamed({ index }, id) }) - 1);
    return { ...rest, sites: own };
  });
  const near = adjacency(areas);
  const landNear = near.map((list) => list.filter((n) => n < lands));
  return {
    areas,
    lands,
    landAreas: sorted.flatMap(({ land }, area) => (land ? [area] : [])),
    seaAreas: sorted.flatMap(({ land }, area) => (land ? [] : [area])),
    landNear,
    seaNear: near.map((list) => list.filter((n) => n >= lands)),
    island: islands(landNear, lands),
    sites,
    cornucopias: areas.map((a) => a.cornucopias),
    priestess: areas.map((a) => a.priestess),
    index,
  };
}

/** The area of this number; throws if there is none. */
export function areaAt({ areas }: Board, area: number): Area {
  return areas[area] ?? notOnBoard('area', area);
}

/** The site of this number; throws if there is none. */
export function siteAt({ sites }: Board, site: number): Site {
  return sites[site] ?? notOnBoard('site', site);
}

/** The land areas adjacent to an area. */
export function landsBeside({ landNear }: Pick<Board, 'landNear'>, area: number): readonly number[] {
  return landNear[area] ?? notOnBoard('area', area);
}

/** The sea areas adjacent to an area. */
export function seasBeside({ seaNear }: Pick<Board, 'seaNear'>, area: number): readonly number[] {
  return seaNear[area] ?? notOnBoard('area', area);
}

function notOnBoard(what: string, number: number): never {
  throw new RangeError(`There is no ${what} ${number} on this board.`);
}

/** The area of this id. */
export function areaNamed({ index }: Pick<Board, 'index'>, id: string): number {
  const area = index.get(id);
  if (area === undefined) throw new Error(`there is no area ${id} on this board`);
  return area;
}

/** LE-MAP-1, R-SEAM: areas are adjacent when a cell of one touches a cell of the other, also across a seam. */
function adjacency(areas: readonly Area[]): number[][] {
  const owner = new Map<number, number>();
  areas.forEach((area, i) => {
    for (const cell of area.cells) owner.set(hexKey(cell), i);
  });
  return areas.map((area, i) => {
    const near = new Set<number>();
    for (const cell of area.cells) {
      for (const beside of neighbours(cell)) {
        const other = owner.get(hexKey(beside));
        if (other !== undefined && other !== i) near.add(other);
      }
    }
    return [...near].sort((a, b) => a - b);
  });
}

/** LE-MAP-2: islands are the maximal sets of adjacent land areas, numbered by their first area. */
function islands(landNear: readonly (readonly number[])[], lands: number): number[] {
  const island = landNear.map(() => NO_ISLAND);
  let count = 0;
  for (let first = 0; first < lands; first++) {
    if (island[first] !== NO_ISLAND) continue;
    const todo = [first];
    for (let area = todo.pop(); area !== undefined; area = todo.pop()) {
      if (island[area] !== NO_ISLAND) continue;
      island[area] = count;
      todo.push(...landsBeside({ landNear }, area));
    }
    count++;
  }
  return island;
}
