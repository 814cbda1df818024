import { itemAt } from '../geometry/item-at.ts';
import type { Point } from '../geometry/noise.ts';
import { inset, type Loop } from '../geometry/outline.ts';
import { type Box, inside, Raster, type Square } from '../geometry/raster.ts';
import type { Area } from '../geometry/shape.ts';
import { NAME_TAG, SIZE, type Sizes } from './sizes.ts';
import { type Found, isTall, largest, type Rooms, SHRINKS, type Slot, type Stand } from './slots.ts';
import { titleSize } from './title-size.ts';

// Where the things of an area lie; none covers another. What is printed keeps its place; pieces take slots in what is
// left.

/** The printed things of an area. */
export interface Printed {
  readonly label: Box;
  /** The row of cornucopias, prosperity tokens and the priestess symbol. */
  readonly income: Box;
  readonly sites: readonly SiteBox[];
}

export interface SiteBox extends Box {
  /** The direction of its sea, for the jetty of a port. */
  readonly shore: Point;
}

/** The last index in SHRINKS at which a piece can be seen well. */
const LEGIBLE = 3;
/** Alternatives to the middle as the centre of an area's pieces. */
const AROUND = [
  [0, 0],
  [-34, 0],
  [34, 0],
  [0, -30],
  [0, 30],
] as const;

/** The parts of an area on which things may lie. */
export interface Floor {
  readonly loops: readonly Loop[];
  readonly inland: Raster;
  /** For sites, which may be nearer to the coast. */
  readonly shore: Raster;
  /** For pieces that find no room inland: it reaches a little beyond the border. */
  readonly beyond: Raster;
  /** For heroes and creatures, which are larger than some areas: around it. Few areas ever need it. */
  readonly outside: () => Raster;
  /** For names, which may leave their area. */
  readonly around: Raster;
}

export function floorOf({ land }: Area, loops: readonly Loop[], { label, font }: Sizes): Floor {
  const raster = (by: number, rounds: number): Raster => new Raster(loops.map((loop) => inset(loop, by, rounds)));
  const inland = raster(land ? 12 : 14, 6);
  return {
    loops,
    inland,
    shore: land ? raster(-8, 4) : inland,
    beyond: raster(-9, 4),
    outside: () => new Raster([grownFrame(loops.flat(), outsideAt(font))]),
    around: raster(-1.8 * label, 6),
  };
}

/** How far outside of an area's frame heroes and creatures may stand; farther if names are large. */
export function outsideAt(font: number): number {
  return Math.max(100, 7 * font);
}

function grownFrame(points: readonly Point[], by: number): Loop {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - by, Math.min(...ys) - by];
  const [right, bottom] = [Math.max(...xs) + by, Math.max(...ys) + by];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The layout of an area, as find-layout.ts has found it. */
export interface Layout {
  /** The index in SHRINKS for its sites. */
  readonly scale: number;
  /** The places of its sites, and the directions of their seas. */
  readonly sites: readonly { readonly at: Square; readonly shore: Point }[];
  /** The places of name and yields. */
  readonly label: Square;
  readonly income: Point;
  /** The centre of pieces, and the point farthest from everything. */
  readonly middle: Square;
  readonly far: Square;
}

/** Things outside of an area. */
interface Others {
  /** Sites and yields of other areas, and the edges of the board. */
  readonly printed: readonly Box[];
  /** The places of the usual pieces of other areas. */
  readonly usual: readonly Box[];
}

/** The places of one area. */
export class Ground {
  readonly printed: Printed;
  /** The middle of what is left for pieces. */
  readonly middle: Point;
  readonly #sizes: Sizes;
  /** What is left for pieces, inland and a little beyond, with and without names. */
  readonly #free: Rooms;
  readonly #nameless: Rooms;
  readonly #outside: () => Raster;
  readonly #loops: readonly Loop[];
  #labels: readonly Box[] = [];
  #others: () => Others = () => ({ printed: [], usual: [] });
  readonly #middles: readonly Point[];
  readonly #stands = new Map<string, Stand>();

  constructor(
    area: Area,
    name: string,
    { loops, inland, shore, beyond, outside, around }: Floor,
    layout: Layout,
    sizes: Sizes,
  ) {
    const coast = shore.copy();
    const factor = sizes.site * itemAt(SHRINKS, layout.scale);
    const sites = layout.sites.map(({ at, shore }) => ({ ...coast.putAt(SIZE.site, factor, at), shore }));
    const size = titleSize(area, name, sizes);
    const label = around.copy().putAt(size.label, 1, layout.label);
    const income = { ...layout.income, w: size.income[0], h: size.income[1] };
    this.printed = { label, income, sites };
    this.#sizes = sizes;
    this.#nameless = [inland.copy(), beyond.copy()];
    this.#outside = outside;
    this.#loops = loops;
    for (const room of this.#nameless) for (const box of [...sites, this.printed.income]) room.take(box);
    this.#free = this.#nameless.map((room) => room.copy());
    this.middle = inland.at(layout.middle);
    this.#middles = [...gathering(this.middle), inland.at(layout.far)];
  }

  /** Notes names that lie here, its own and those of neighbours. */
  cover(labels: readonly Box[]): void {
    this.#labels = labels;
    for (const room of this.#free) for (const label of labels) room.take(label);
  }

  /** Notes what this area's heroes and creatures must not cover. */
  keepOff(others: () => Others): void {
    this.#others = others;
  }

  /**
   * The boxes of these slots. `nameless`: names are not shown and may be covered; `taken`: boxes of things larger than
   * their sites.
   */
  stand(slots: readonly Slot[], nameless: boolean, taken: readonly Box[] = []): Stand {
    const key = `${nameless} ${slots} ${taken.map(({ x, y }) => `${x} ${y}`)}`;
    let stand = this.#stands.get(key);
    if (!stand) {
      const named = nameless ? null : this.#found(this.#free, slots, taken, !nameless);
      // Names are drawn over pieces. Pieces that would otherwise be too small may stand below one.
      const found = named && named.rank <= LEGIBLE ? named : this.#found(this.#nameless, slots, taken, !nameless);
      stand = (found && (!named || found.rank < named.rank - 1) ? found : named)?.stand ?? {};
      this.#stands.set(key, stand);
    }
    return stand;
  }

  /** The start of the line to a piece that stands beside the area; undefined: the piece is inside. */
  leader({ x, y, h }: Box): Point | undefined {
    return inside(this.#loops, { x, y: y + h * 0.4 }) ? undefined : this.middle;
  }

  #found(free: Rooms, slots: readonly Slot[], taken: readonly Box[], tagged: boolean): Found | null {
    const rooms = free.map((room) => room.copy());
    for (const room of rooms) for (const box of taken) room.take(box);
    const units = slots.filter((slot) => !isTall(slot));
    const found = largest(rooms, units, this.#middles, this.#sizes);
    if (!found || units.length === slots.length) return found;
    const stood = [...Object.values<Box>(found.stand), ...taken];
    const tall = this.#tall(slots.filter(isTall), stood, free === this.#free ? this.#labels : [], tagged);
    return tall && { stand: { ...found.stand, ...tall.stand }, rank: Math.max(found.rank, tall.rank - 2) };
  }

  /**
   * Heroes and creatures, of which there are few, at their own size: where they cover nothing, or else pieces that
   * other areas may have, or else names, which are drawn over them; only then smaller. `tagged`: heroes have their
   * names below them, which cover nothing either if there is room.
   */
  #tall(slots: readonly Slot[], stood: readonly Box[], labels: readonly Box[], tagged: boolean): Found | null {
    const { usual, printed } = this.#others();
    const bare = this.#outside();
    for (const box of [...this.printed.sites, this.printed.income, ...stood, ...printed]) bare.take(box);
    const [named, free] = [bare.copy(), bare.copy()];
    for (const box of labels) for (const room of [named, free]) room.take(box);
    for (const box of usual) free.take(box);
    const tags = tagged && slots.includes('heroes') ? [this.#sizes.font, 0] : [0];
    for (const [rank, shrink] of SHRINKS.entries()) {
      for (const tag of tags) {
        for (const room of tag > 0 ? [free, named] : [free, named, bare]) {
          const stand = this.#tallIn(room.copy(), slots, shrink, tag);
          if (stand) return { stand, rank };
        }
      }
    }
    return null;
  }

  /** `tag`: the size of the letters below a hero, or 0. */
  #tallIn(open: Raster, slots: readonly Slot[], shrink: number, tag: number): Stand | null {
    const stand: { -readonly [S in Slot]?: Box } = {};
    for (const slot of slots) {
      const factor = (slot === 'figure' ? this.#sizes.figure : this.#sizes.hero) * shrink;
      const [w, h] = [SIZE[slot][0] * factor, SIZE[slot][1] * factor];
      const [wide, below] = slot === 'heroes' ? [NAME_TAG.width * tag, NAME_TAG.below * tag] : [0, 0];
      const box = open.put([Math.max(w, wide), h + below], 1, this.middle);
      if (!box) return null;
      stand[slot] = { x: box.x, y: box.y - below / 2, w, h };
    }
    return stand;
  }
}

/** Possible centres of pieces. */
function gathering({ x, y }: Point): Point[] {
  return AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}
