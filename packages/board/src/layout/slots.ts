import { itemAt } from '../geometry/item-at.ts';
import type { Point } from '../geometry/noise.ts';
import type { Box, Raster } from '../geometry/raster.ts';
import type { Area } from '../geometry/shape.ts';
import { SIZE, type Sizes } from './sizes.ts';

// Slots for the pieces of an area, and how they are packed into the room that is left, at the size of the zoom step
// (sizes.ts) or smaller.

/** Slots for pieces that share an area. */
export const SLOTS = [
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
export type Slot = (typeof SLOTS)[number];
/** The boxes of an area's slots. */
export type Stand = { readonly [S in Slot]?: Box };

/** Factors by which pieces and sites shrink if there is no room at the size of the step. */
export const SHRINKS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36, 0.28];
const LAND: readonly Slot[] = ['standard', 'troops', 'mercenaries', 'figure', 'heroes'];
const ISLE: readonly Slot[] = ['standard', 'troops', 'figure', 'monuments'];
const SEA: readonly Slot[] = ['fleets', 'attackers', 'figure'];

/** Every slot that an area can need. */
export function slotsIn({ land, isle }: Area): readonly Slot[] {
  return !land ? SEA : isle ? ISLE : LAND;
}

/** The slots an area needs most of the time. */
export function usualIn({ land }: Area): readonly Slot[] {
  return land ? ['standard', 'troops'] : ['fleets'];
}

/** Rasters in the order in which they are tried. */
export type Rooms = readonly Raster[];

/** Boxes, and the index in SHRINKS of units. */
export interface Found {
  readonly stand: Stand;
  readonly rank: number;
}

/** Finds boxes for all slots at the size of the step, or shrunk as little as necessary. */
export function largest(
  rooms: Rooms,
  slots: readonly Slot[],
  middles: readonly Point[],
  { piece }: Sizes,
): Found | null {
  const at = (rank: number): Stand | null => standIn(rooms, slots, middles, piece * itemAt(SHRINKS, rank));
  // A binary search: what fits at one size nearly always fits at a smaller one.
  let best: Found | null = null;
  for (let from = 0, to = SHRINKS.length - 1; from <= to; ) {
    const rank: number = best || from > 0 ? (from + to) >> 1 : 0;
    const stand = at(rank);
    if (stand) [best, to] = [{ stand, rank }, rank - 1];
    else from = rank + 1;
  }
  return best;
}

/** Whether a slot is for heroes or creatures, which may be larger than their area. */
export const isTall = (slot: Slot): boolean => slot === 'figure' || slot === 'heroes';

function standIn(rooms: Rooms, slots: readonly Slot[], middles: readonly Point[], scale: number): Stand | null {
  for (const room of rooms) {
    for (const middle of middles) {
      const stand = standOf(room.copy(), slots, middle, scale);
      if (stand) return stand;
    }
  }
  return null;
}

function standOf(free: Raster, slots: readonly Slot[], middle: Point, scale: number): Stand | null {
  const units = slots.filter((slot) => slot === 'standard' || slot === 'troops' || slot === 'mercenaries');
  const row = units.length > 1 ? rowOf(free, units, middle, scale) : null;
  const stand: { -readonly [S in Slot]?: Box } = { ...row };
  for (const slot of slots) {
    if (stand[slot]) continue;
    const box = free.put(SIZE[slot], scale, middle);
    if (!box) return null;
    stand[slot] = box;
  }
  return stand;
}

/** How far troops stand in front of their standard. */
const OVERLAP = 5;

/** Slots whose pieces stand side by side. */
type InRow = 'standard' | 'troops' | 'mercenaries';

function rowOf(free: Raster, slots: readonly InRow[], middle: Point, scale: number): Stand | null {
  const widthIn = (slot: InRow): number => SIZE[slot][0] - (slot === 'standard' ? OVERLAP : 0);
  const row = free.put([slots.reduce((sum, slot) => sum + widthIn(slot), 0), SIZE.troops[1]], scale, middle);
  if (!row) return null;
  let left = row.x - row.w / 2;
  const boxes = slots.map((slot) => {
    const w = SIZE[slot][0] * scale;
    const box = { x: left + w / 2, y: row.y, w, h: row.h };
    left += widthIn(slot) * scale;
    return [slot, box];
  });
  return Object.fromEntries(boxes);
}
