import { recall, remember } from '../device/storage.ts';
import { ownBoard, PREFIX } from '../game/own-board.ts';

// Maps of the workshop on this device: one entry each, and the draft in the editor. Own boards are read in:
// game/own-board.ts.

const DRAFT = 'meltemi.workshop';

export interface StoredMap {
  readonly name: string;
  /** In notation. */
  readonly tiles: string;
  readonly players: number;
  readonly teams: boolean;
}

/** A stored map with the text that was last read or written, to notice changes from elsewhere. */
export interface Known {
  readonly id: string;
  readonly text: string | null;
}

/** The map in the editor, and the stored map it belongs to. */
export interface Draft extends StoredMap {
  readonly open: Known | null;
}

/** A name as part of an address. */
export function idOf(name: string): string {
  return name.trim().replace(/[/\\%#?]/g, '-');
}

export function known(id: string): Known {
  return { id, text: localStorage.getItem(PREFIX + id) };
}

/** Throws if the device has no room left. Returns what was there before. */
export function keepMap(map: StoredMap): Known {
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

/** The first of these names that no map has. */
export function freeName(nth: (n: number) => string): string {
  for (let n = 1; ; n++) if (!ownBoard(idOf(nth(n)))) return nth(n);
}

/** The draft outlives the page. A device without room keeps none; saving reports it. */
export function storeDraft(draft: Draft): void {
  remember(DRAFT, draft);
}

export function storedDraft(): Partial<Draft> {
  return recall(DRAFT) ?? {};
}
