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

/** A name as part of an address. */
export function idOf(name: string): string {
  return name.trim().replace(/[/\\%#?]/g, '-');
}

/** Throws if the device has no room left. Gives the text that was there before. */
export function keepMap(map: KeptMap): string | null {
  const key = PREFIX + idOf(map.name);
  const before = localStorage.getItem(key);
  localStorage.setItem(key, JSON.stringify(map));
  return before;
}

export function removeMap(id: string): string | null {
  const before = localStorage.getItem(PREFIX + id);
  localStorage.removeItem(PREFIX + id);
  return before;
}

/** Puts back what was there before; null: nothing. */
export function restoreMap(id: string, text: string | null): void {
  if (text === null) removeMap(id);
  else localStorage.setItem(PREFIX + id, text);
}

/** The first name of the row that no map has. */
export function freeName(nth: (n: number) => string): string {
  for (let n = 1; ; n++) if (!ownBoard(idOf(nth(n)))) return nth(n);
}

/** What lies on the bench outlives the page. A full device keeps none; saving says so. */
export function keepBench(map: KeptMap): void {
  remember(BENCH, map);
}

export function bench(): Partial<KeptMap> {
  return recall(BENCH) ?? {};
}
