import { itemAt } from '../geometry/item-at.ts';
import type { Point } from '../geometry/noise.ts';
import type { Box } from '../geometry/raster.ts';
import { type BoardMap, siteBox } from '../layout/map.ts';
import { SLOTS, type Slot, type Stand } from '../layout/slots.ts';
import type { Contents, Piece, PieceKind } from './piece.ts';

/** A piece with its box. */
export interface Placed extends Piece, Box {
  /** Its area, even if it stands on a site. */
  readonly area: number;
  /** The direction out to sea, for a port. */
  readonly shore?: Point;
  /** A point of its area, for a hero or creature that stands beside the area. */
  readonly leader?: Point;
}

/** Contents on a map. `small`: without names and with larger pieces. */
export interface Scene {
  readonly contents: Contents;
  readonly map: BoardMap;
  readonly small: boolean;
}

const SLOT_OF: { readonly [K in PieceKind]?: Slot } = {
  standard: 'standard',
  troops: 'troops',
  mercenaries: 'mercenaries',
  fleets: 'fleets',
  hero: 'heroes',
  figure: 'figure',
  monument: 'monuments',
};

/** The slot a piece takes in its area; undefined: it stands on a site. */
export function slotOf({ kind, attacks }: Piece): Slot | undefined {
  if (attacks) return kind === 'mercenaries' ? 'hired' : 'attackers';
  return SLOT_OF[kind];
}

/** Places the pieces, in the same order; those without room are left out. */
export function placed(scene: Scene): Placed[] {
  const { contents, map } = scene;
  const stands = map.grounds.map((_, area) => standIn(scene, area));
  const sharing = new Map<string | undefined, Piece[]>();
  for (const piece of contents.pieces) {
    const key = shareKey(piece);
    sharing.set(key, [...(sharing.get(key) ?? []), piece]);
  }
  return contents.pieces.flatMap((piece) => {
    if ('site' in piece.at) return [onSite(map, piece, piece.at.site)];
    const { area } = piece.at;
    const box = boxOf(itemAt(stands, area), piece);
    if (!box) return [];
    const here = sharing.get(shareKey(piece)) ?? [];
    const own = { ...piece, area, ...part(box, here.indexOf(piece), here.length) };
    const isTall = piece.kind === 'hero' || piece.kind === 'figure';
    const leader = isTall ? itemAt(map.grounds, area).leader(own) : undefined;
    return [leader ? { ...own, leader } : own];
  });
}

/** The box of a piece in its area; undefined: there is no room. */
export function boxOf(stand: Stand, piece: Piece): Box | undefined {
  const slot = slotOf(piece);
  return slot && stand[slot];
}

/** Pieces with the same key share a slot. */
function shareKey(piece: Piece): string | undefined {
  return 'area' in piece.at ? `${piece.at.area} ${slotOf(piece)}` : undefined;
}

/** A piece's part of a slot that several pieces share side by side. */
function part(box: Box, nth: number, of: number): Box {
  if (of === 1) return { x: box.x, y: box.y, w: box.w, h: box.h };
  const w = box.w / of;
  const h = Math.min(box.h, w * 1.5);
  return { x: box.x + (nth - (of - 1) / 2) * w, y: box.y + (box.h - h) / 2, w, h };
}

function onSite(map: BoardMap, piece: Piece, site: number): Placed {
  const { area, sea } = itemAt(map.shape.sites, site);
  const { shore, ...small } = siteBox(map, site);
  const { x, y, w, h } = piece.kind === 'metropolis' ? itemAt(map.metropolises, site) : small;
  return { ...piece, area, x, y, w, h, ...(piece.kind === 'port' && sea >= 0 && { shore }) };
}

/** The current pieces, in which unchanged ones are the same objects as before. */
export function unchanged(before: readonly Placed[], now: readonly Placed[]): Placed[] {
  const old = new Map(before.map((piece) => [piece.key, piece]));
  return now.map((piece) => {
    const was = old.get(piece.key);
    return was && alike(was, piece) ? was : piece;
  });
}

/** Whether two pieces are equal. */
function alike(a: Placed, b: Placed): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof Placed)[]).every((key) => key === 'at' || a[key] === b[key]);
}

/**
 * Metropolises farther than this from the middle of an area can't cover any of it. It is large because islands are
 * long.
 */
const NEAR = 420;

/** The boxes of the slots that the pieces of an area need. */
export function standIn({ contents, map, small }: Scene, area: number): Stand {
  const needed = new Set<Slot | undefined>();
  for (const piece of contents.pieces) if ('area' in piece.at && piece.at.area === area) needed.add(slotOf(piece));
  const ground = itemAt(map.grounds, area);
  const grand = contents.pieces
    .flatMap(({ kind, at }) => (kind === 'metropolis' && 'site' in at ? [itemAt(map.metropolises, at.site)] : []))
    .filter(({ x, y }) => Math.hypot(x - ground.middle.x, y - ground.middle.y) < NEAR);
  return ground.stand(
    SLOTS.filter((slot) => needed.has(slot)),
    small,
    grand,
  );
}
