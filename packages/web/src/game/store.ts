import { readSaved, type SavedGame } from './saved-game.ts';

// Games on this device, one entry each. Writing is synchronous: what has been played is kept before anything else goes on.

export const PREFIX = 'meltemi.game.';

/** A game in the list, or one that can't be read: it is kept as it is, for nothing is ever destroyed here. */
export type Kept =
  | { readonly id: string; readonly game: SavedGame }
  | { readonly id: string; readonly problem: string; readonly text: string };

/** A game as it is kept; null: there is none, or this device keeps nothing. */
export function keptText(id: string): string | null {
  try {
    return localStorage.getItem(PREFIX + id);
  } catch {
    return null;
  }
}

export function keptGame(id: string): Kept | null {
  const text = keptText(id);
  if (text === null) return null;
  try {
    return { id, game: readSaved(text) };
  } catch (error) {
    return { id, problem: (error as Error).message, text };
  }
}

/** Throws if the device has no room left. Gives what is kept now. */
export function keep(game: SavedGame): string {
  const text = JSON.stringify(game);
  localStorage.setItem(PREFIX + game.company.id, text);
  return text;
}
