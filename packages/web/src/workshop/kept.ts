import { recall, remember } from '../device.ts';
import { ownBoard, PREFIX } from '../game/own-board.ts';

// Maps of the workshop on this device: one entry each, and the one on the bench. Where they are read: game/own-board.ts.

const BENCH = 'meltemi.workshop';

export interface KeptMap {
  readonly name: string;
  /** In notation. */
  readonly tiles: string;
  readonly players: number;
  readonly teams: boolean;
}

/** A map on this device as one knows it: by the text that was read or written. */
export interface Known {
  readonly id: string;
  readonly text: string | null;
}

/** What lies on the bench, and the map it was opened from or saved as. */
export interface Draft extends KeptMap {
  readonly open: Known | null;
}

/** A name as part of an address. */
export function idOf(name: string): string {
  return name.trim().replace(/[/\\%#?]/g, '-');
}

export function known(id: string): Known {
  return { id, text: localStorage.getItem(PREFIX + id) };
}

/** Throws if the device has no room left. Gives what was there before. */
export function keepMap(map: KeptMap): Known {
  const before = known(idOf(map.name));
  localStorage.setItem(PREFIX + before.id, JSON.stringify(map));
  return before;
}

export function removeMap(id: string): Known {
  const before = known(id);
  localStorage.removeItem(PREFIX + id);
  return before;
}

/** Puts back what was there before. */
export function restoreMap({ id, text }: Known): void {
  if (text === null) removeMap(id);
  else localStorage.setItem(PREFIX + id, text);
}

/** The first name of the row that no map has. */
export function freeName(nth: (n: number) => string): string {
  for (let n = 1; ; n++) if (!ownBoard(idOf(nth(n)))) return nth(n);
}

/** What lies on the bench outlives the page. A full device keeps none; saving says so. */
export function keepBench(draft: Draft): void {
  remember(BENCH, draft);
}

export function bench(): Partial<Draft> {
  return recall(BENCH) ?? {};
}
