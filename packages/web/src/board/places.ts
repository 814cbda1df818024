import type { Board } from '@meltemi/engine';
import type { Steps } from '../steps.ts';
import { type Mesh, middle, turned } from './mesh.ts';
import { bent, type Point } from './noise.ts';
import { inset, type Loop } from './outline.ts';
import { type Box, Raster } from './raster.ts';
import { shoreOf } from './shore.ts';

// Where the things of an area have their places; none covers another. What is printed keeps its place; pieces take what is left and
// are the larger the fewer they are.

/** What is printed on an area. */
export interface Printed {
  readonly label: Box;
  /** Cornucopias, prosperity tokens, the priestess symbol: one row. */
  readonly income: Box;
  readonly sites: readonly SitePlace[];
}

export interface SitePlace extends Box {
  /** The direction of its sea, for the jetty of a port. */
  readonly shore: Point;
}

/** Pieces that share an area. */
export const KINDS = [
  'standard',
  'troops',
  'mercenaries',
  'fleets',
  'attackers',
  'hired',
  'figure',
  'heroes',
  'monuments',
] as const;
export type Kind = (typeof KINDS)[number];
export type Stand = { readonly [K in Kind]?: Box };

/** How big things are at scale 1. */
export const SIZE = {
  site: [54, 49],
  standard: [29, 36],
  troops: [36, 36],
  fleets: [76, 66],
  mercenaries: [36, 36],
  figure: [48, 47],
  heroes: [58, 29],
  monuments: [36, 44],
  attackers: [40, 40],
  hired: [36, 36],
  income: 19,
  label: 19,
} as const;

const SITE_SCALES = [1.4, 1.25, 1.05, 0.98, 0.9, 0.82, 0.74, 0.66, 0.58];
/** From the largest to the smallest. */
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.5, 0.42];
/** Ranks of scales at which every kind that can come to an area must find room at once: good, and good enough. */
const FLOORS = [10, 13];
/** All together need not be larger than at this rank. */
const FINE = 6;
/** Nor need the usual pieces be larger than at this one. */
const USUAL = 3;
/** How far above the middle the name may stand (below: less than 0). */
const LIFTS = [50, -54, 72, -76, 34, -38, 20, -24];
/** Where else than in the middle pieces may gather. */
const AROUND = [
  [0, 0],
  [-34, 0],
  [34, 0],
  [0, -30],
  [0, 30],
];
const SEA_LIFTS = [-56, 60, -44, 48];

const LAND: readonly Kind[] = ['standard', 'troops', 'mercenaries', 'figure', 'heroes'];
const ISLE: readonly Kind[] = ['standard', 'troops', 'figure', 'monuments'];
const SEA: readonly Kind[] = ['fleets', 'attackers', 'figure'];

interface Site {
  readonly at: Point;
  readonly towards: Point;
}

/** The places of one area. */
export class Ground {
  readonly printed: Printed;
  /** The middle of what is left for pieces. */
  readonly pole: Point;
  /** Every kind that can come here. */
  readonly kinds: readonly Kind[];
  /** What is left for pieces, with and without the name. */
  readonly #free: Raster;
  readonly #nameless: Raster;
  readonly #stands = new Map<string, Stand>();

  constructor({ printed, free, nameless, pole }: Print, kinds: readonly Kind[]) {
    this.kinds = kinds;
    this.printed = printed;
    this.#free = free;
    this.#nameless = nameless;
    this.pole = pole;
  }

  /** The places of these kinds of pieces, as large as can be; `nameless`: over the name, where it is not shown. */
  stand(kinds: readonly Kind[], nameless: boolean): Stand {
    const key = `${nameless} ${kinds}`;
    let stand = this.#stands.get(key);
    if (!stand) {
      const free = nameless ? this.#nameless : this.#free;
      const top = nameless ? 0 : 2;
      const { x, y } = this.pole;
      const around = AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
      stand = kinds.length > 0 ? (largest(free, kinds, [...around, free.pole()], top)?.stand ?? {}) : {};
      this.#stands.set(key, stand);
    }
    return stand;
  }
}

/** Finds the places of an area: one way after the other. */
export function* grounding(
  board: Board,
  mesh: Mesh,
  turn: number,
  index: number,
  loops: readonly Loop[],
): Steps<Ground> {
  const area = board.areas[index];
  const kinds = !area.land ? SEA : area.tile < 0 ? ISLE : LAND;
  const inland = new Raster(loops.map((loop) => inset(loop, area.land ? 12 : 14, 6)));
  const shore = area.land ? new Raster(loops.map((loop) => inset(loop, 6, 4))) : inland;
  const sites = area.sites.map((site) => siteOf(board, mesh, turn, site));
  for (const floor of FLOORS) {
    for (const scale of SITE_SCALES.slice(area.tile < 0 ? 0 : 2)) {
      const found = yield* printing(area, inland, shore, sites, scale, kinds, floor);
      if (found) return new Ground(found, kinds);
    }
  }
  throw new Error(`${area.id} has no room for its pieces`);
}

/** The shore of a site; a classic slot lies in a cell of its own. */
function siteOf(board: Board, mesh: Mesh, turn: number, site: number): Site {
  const { area, sea } = board.sites[site];
  const { cells, sites } = board.areas[area];
  const alike = sites.filter((other) => board.sites[other].sea === sea);
  const nth = alike.indexOf(site);
  if (sea >= 0) return shoreOf(mesh, area, sea, (nth + 0.5) / alike.length);
  return { at: turned(bent(middle(cells[nth])), turn), towards: { x: 0, y: -1 } };
}

interface Print {
  readonly printed: Printed;
  readonly free: Raster;
  readonly nameless: Raster;
  readonly pole: Point;
}

/** Sites and name, where they leave most room for pieces. */
function* printing(
  area: Board['areas'][number],
  inland: Raster,
  shore: Raster,
  spots: readonly Site[],
  scale: number,
  kinds: readonly Kind[],
  floor: number,
): Steps<Print | null> {
  const [around, open] = [shore.copy(), inland.copy()];
  const sites: SitePlace[] = [];
  for (const { at, towards } of spots) {
    const box = around.put(SIZE.site, scale, { x: at.x - towards.x * 31 * scale, y: at.y - towards.y * 31 * scale });
    if (!box) return null;
    open.take(box);
    sites.push({ ...box, shore: towards });
  }
  const middle = open.pole();
  let best: Print | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const lift of area.land ? LIFTS : SEA_LIFTS) {
    if (least === FINE + 2 * USUAL) break;
    yield;
    const [free, nameless] = [open.copy(), open.copy()];
    const title = titleOf(area, free, { x: middle.x, y: middle.y - lift });
    if (!title) continue;
    const pole = { x: middle.x, y: middle.y + (area.land ? Math.sign(lift) * 14 : lift / 8) };
    const all = largest(free, kinds, [pole], FINE, floor);
    if (!all || all.rank + 2 * USUAL >= least) continue;
    // Few areas are ever full: the usual pieces count more than all.
    const usual = largest(free, kinds.slice(0, 2), [pole], USUAL);
    const worth = all.rank + 2 * (usual?.rank ?? SCALES.length);
    if (worth >= least) continue;
    least = worth;
    nameless.take(title.income);
    best = { printed: { ...title, sites }, free, nameless, pole };
  }
  return best;
}

/** The name, and beneath it what the area yields. */
function titleOf(
  { name, cornucopias, priestess, land }: Board['areas'][number],
  free: Raster,
  to: Point,
): { label: Box; income: Box } | null {
  const yields = cornucopias + (priestess ? 1 : 0) + (land ? 2 : 1.6);
  for (const scale of [1, 0.92, 0.84, 0.76]) {
    const [label, income] = [SIZE.label * scale, SIZE.income * scale];
    const wide = Math.max(name.length * label * (land ? 0.57 : 0.52), 30);
    const block = free.put([Math.max(wide, yields * income), label + income], 1, to);
    if (!block) continue;
    const top = block.y - block.h / 2;
    return {
      label: { x: block.x, y: top + label / 2, w: wide, h: label },
      income: { x: block.x, y: top + label + income / 2, w: yields * income, h: income },
    };
  }
  return null;
}

/** The largest scale at which all find room, by halving: what fits fits smaller as well, or nearly so. */
function largest(
  free: Raster,
  kinds: readonly Kind[],
  poles: readonly Point[],
  from: number,
  to = SCALES.length - 1,
): { stand: Stand; rank: number } | null {
  let best: { stand: Stand; rank: number } | null = null;
  while (from <= to) {
    const rank = (from + to) >> 1;
    let stand: Stand | null = null;
    for (let i = 0; i < poles.length && !stand; i++) stand = standOf(free.copy(), kinds, poles[i], SCALES[rank]);
    if (stand) [best, to] = [{ stand, rank }, rank - 1];
    else from = rank + 1;
  }
  return best;
}

function standOf(free: Raster, kinds: readonly Kind[], pole: Point, scale: number): Stand | null {
  const stand: { -readonly [K in Kind]?: Box } = {};
  const units = kinds.filter((kind) => kind === 'standard' || kind === 'troops' || kind === 'mercenaries');
  const row = units.length > 1 ? rowOf(free, units, pole, scale) : null;
  if (row) Object.assign(stand, row);
  for (const kind of kinds) {
    if (stand[kind]) continue;
    const [w, h] = SIZE[kind];
    const box = free.put([w, h], scale, pole) ?? (kind === 'heroes' ? free.put([h, w], scale, pole) : null);
    if (!box) return null;
    stand[kind] = box;
  }
  return stand;
}

/** Standard, troops and mercenaries side by side. */
function rowOf(free: Raster, kinds: readonly Kind[], pole: Point, scale: number): Stand | null {
  const widths = kinds.map((kind) => SIZE[kind as 'troops'][0]);
  const row = free.put([widths.reduce((sum, w) => sum + w, 0), SIZE.troops[1]], scale, pole);
  if (!row) return null;
  let left = row.x - row.w / 2;
  const boxes = kinds.map((kind, i) => {
    const w = widths[i] * scale;
    left += w;
    return [kind, { x: left - w / 2, y: row.y, w, h: row.h }];
  });
  return Object.fromEntries(boxes);
}
