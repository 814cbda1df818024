import type { Area } from '@meltemi/engine';
import type { Point } from './noise.ts';
import { inset, type Loop } from './outline.ts';
import { type Box, Raster, type Square } from './raster.ts';

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

/** From the largest to the smallest. */
export const SITE_SCALES = [1.4, 1.25, 1.05, 0.98, 0.9, 0.82, 0.74, 0.66, 0.58];
export const TITLE_SCALES = [1, 0.92, 0.84, 0.76];
export const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.5, 0.42];
/** Where else than in the middle pieces may gather. */
const AROUND = [
  [0, 0],
  [-34, 0],
  [34, 0],
  [0, -30],
  [0, 30],
];

const LAND: readonly Kind[] = ['standard', 'troops', 'mercenaries', 'figure', 'heroes'];
const ISLE: readonly Kind[] = ['standard', 'troops', 'figure', 'monuments'];
const SEA: readonly Kind[] = ['fleets', 'attackers', 'figure'];

/** Every kind that can come to an area. */
export function kindsIn({ land, tile }: Area): readonly Kind[] {
  return !land ? SEA : tile < 0 ? ISLE : LAND;
}

/** What of an area things may lie on, and what sites may, which are nearer to the coast. */
export interface Floor {
  readonly inland: Raster;
  readonly shore: Raster;
}

export function floorOf({ land }: Area, loops: readonly Loop[]): Floor {
  const inland = new Raster(loops.map((loop) => inset(loop, land ? 12 : 14, 6)));
  return { inland, shore: land ? new Raster(loops.map((loop) => inset(loop, 6, 4))) : inland };
}

/** How an area is laid out, as it was found (laying.ts). */
export interface Layout {
  /** The rank of the scale of its sites. */
  readonly scale: number;
  /** Where sites lie on the shore, and the direction of their seas. */
  readonly sites: readonly { readonly at: Square; readonly shore: Point }[];
  /** Where the name is, and the rank of its scale. */
  readonly title: Square;
  readonly size: number;
  /** The middle of what sites leave, and how far above it the name was wanted. */
  readonly middle: Square;
  readonly lift: number;
  /** What is farthest from everything, with and without the name. */
  readonly far: Square;
  readonly nameless: Square;
}

/** The places of one area. */
export class Ground {
  readonly printed: Printed;
  /** The middle of what is left for pieces. */
  readonly pole: Point;
  /** What is left for pieces, with and without the name; where they may gather. */
  readonly #free: Raster;
  readonly #nameless: Raster;
  readonly #around: readonly Point[];
  readonly #far: readonly [Point, Point];
  readonly #stands = new Map<string, Stand>();

  constructor(area: Area, { inland, shore }: Floor, layout: Layout) {
    const [coast, free] = [shore.copy(), inland.copy()];
    const sites = layout.sites.map(({ at, shore }) => {
      const box = coast.putAt(SIZE.site, SITE_SCALES[layout.scale], at);
      free.take(box);
      return { ...box, shore };
    });
    const nameless = free.copy();
    const title = titled(area, free, layout.size, layout.title);
    nameless.take(title.income);
    this.printed = { ...title, sites };
    this.pole = poleOf(area, inland.at(layout.middle), layout.lift);
    this.#free = free;
    this.#nameless = nameless;
    this.#around = AROUND.map(([dx, dy]) => ({ x: this.pole.x + dx, y: this.pole.y + dy }));
    this.#far = [inland.at(layout.far), inland.at(layout.nameless)];
  }

  /** The places of these kinds of pieces, as large as can be; `nameless`: over the name, where it is not shown. */
  stand(kinds: readonly Kind[], nameless: boolean): Stand {
    const key = `${nameless} ${kinds}`;
    let stand = this.#stands.get(key);
    if (!stand) {
      const free = nameless ? this.#nameless : this.#free;
      const poles = [...this.#around, this.#far[nameless ? 1 : 0]];
      stand = kinds.length > 0 ? (largest(free, kinds, poles, nameless ? 0 : 2)?.stand ?? {}) : {};
      this.#stands.set(key, stand);
    }
    return stand;
  }
}

/** Where pieces gather: the name leaves them the other side of the middle. */
export function poleOf({ land }: Area, { x, y }: Point, lift: number): Point {
  return { x, y: y + (land ? Math.sign(lift) * 14 : lift / 8) };
}

/** How large the block of name and yields is, and both of them. */
export function titleSize({ name, cornucopias, priestess, land }: Area, size: number) {
  const yields = cornucopias + (priestess ? 1 : 0) + (land ? 2 : 1.6);
  const [label, income] = [SIZE.label * TITLE_SCALES[size], SIZE.income * TITLE_SCALES[size]];
  const wide = Math.max(name.length * label * (land ? 0.57 : 0.52), 30);
  return {
    label,
    income,
    wide,
    broad: yields * income,
    block: [Math.max(wide, yields * income), label + income] as const,
  };
}

/** The name, and beneath it what the area yields. */
export function titled(area: Area, free: Raster, size: number, at: Square): { label: Box; income: Box } {
  const { label, income, wide, broad, block } = titleSize(area, size);
  const { x, y, h } = free.putAt(block, 1, at);
  const top = y - h / 2;
  return {
    label: { x, y: top + label / 2, w: wide, h: label },
    income: { x, y: top + label + income / 2, w: broad, h: income },
  };
}

/** The largest scale at which all find room, by halving: what fits fits smaller as well, or nearly so. */
export function largest(
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
