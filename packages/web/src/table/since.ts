import type { Happening, View } from '@meltemi/engine';
import type { HistoryEntry } from '../game/driver.ts';
import { areasOf } from './areas-of.ts';

// What happened since the reader's last turn or bid, as far as the seat has heard of it.

/** Something that happened, and the moves played before it. */
export interface Told {
  readonly turn: number;
  readonly happening: Happening;
}

/** The factions of the viewer. */
export function ownFactions({ seat, table: { seatOf } }: View): number[] {
  return [...seatOf.keys()].filter((faction) => seatOf[faction] === seat);
}

/**
 * What happened after the last bid or turn of these factions; nothing before the first. In their turn it stays until
 * they have decided something.
 */
export function sinceTurn(entries: readonly HistoryEntry[], mine: readonly number[]): Told[] {
  let told: Told[] | null = null;
  let inTurn = false;
  for (const { turn, happened } of entries) {
    let begins = false;
    for (const happening of happened) {
      const { event } = happening;
      if (event === 'turn' || event === 'cycle') {
        if (inTurn) told = [];
        inTurn = false;
        begins = event === 'turn' && mine.includes(happening.faction);
      }
      told?.push({ turn, happening });
      if (event === 'bid' && mine.includes(happening.faction)) told = [];
    }
    // Something was decided, even where nothing was seen.
    if (inTurn) told = [];
    if (begins) inTurn = true;
  }
  return told ?? [];
}

/** Areas that others have changed; true: the reader has lost something there. */
export function changedAreas(told: readonly Told[], mine: readonly number[], seen: View): ReadonlyMap<number, boolean> {
  const changed = new Map<number, boolean>();
  for (const { happening } of told) {
    if ('faction' in happening && mine.includes(happening.faction) && happening.event !== 'lost') continue;
    const lost =
      (happening.event === 'lost' && mine.includes(happening.faction)) ||
      (happening.event === 'controlled' && mine.includes(happening.from));
    for (const area of areasOf(happening, seen)) changed.set(area, lost || (changed.get(area) ?? false));
  }
  return changed;
}
