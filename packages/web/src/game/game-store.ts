import { messageOf } from '@meltemi/engine/internal';
import { readSaved, type SavedGame } from './saved-game.ts';

// Games on this device, one entry each. Writing is synchronous, so a move is stored before anything else happens.

export const PREFIX = 'meltemi.game.';

/** A stored game, or one that can't be read: nothing is deleted, so it stays in the list. */
export type Kept =
  | { readonly id: string; readonly game: SavedGame }
  | { readonly id: string; readonly problem: string; readonly text: string };

/** The stored text; null: there is none, or this device stores nothing. */
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
    return { id, problem: messageOf(error), text };
  }
}

/** Throws if the device has no room left. Returns the stored text. */
export function keep(game: SavedGame): string {
  const text = JSON.stringify(game);
  localStorage.setItem(PREFIX + game.company.id, text);
  return text;
}
