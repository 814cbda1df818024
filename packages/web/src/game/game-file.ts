import { actor } from '@meltemi/engine';
import { historyOf, RecordError } from '@meltemi/engine/record';
import { type Kept, keep, keptGame } from './game-store.ts';
import { readSaved, type SavedGame, word } from './saved-game.ts';

// Saving games as files, and opening them.

/** Saves the game as a file; an unreadable one unchanged. */
export function download(kept: Kept): void {
  const text = 'game' in kept ? JSON.stringify(sealed(kept.game)) : kept.text;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `meltemi-${kept.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Adds the hashes by which it can be checked; an invalid game stays as it is. */
function sealed(game: SavedGame): SavedGame {
  if (game.hashes.length > 0) return game;
  try {
    return { ...game, ...historyOf(game).toRecord() };
  } catch (error) {
    if (error instanceof RecordError) return game;
    throw error;
  }
}

/**
 * Stores the game of a file and returns its id; an invalid one throws a RecordError. `added` is false if it was stored
 * already. No stored game is overwritten.
 */
export function takeIn(text: string): { id: string; added: boolean } {
  const game = checked(readSaved(text));
  const here = keptGame(game.company.id);
  if (here && 'game' in here && JSON.stringify(here.game.moves) === JSON.stringify(game.moves)) {
    return { id: here.id, added: false };
  }
  const id = here ? word() : game.company.id;
  keep({ ...game, company: { ...game.company, id } });
  return { id, added: true };
}

function checked(game: SavedGame): SavedGame {
  const { state } = historyOf(game);
  // A game that was ended early at a server cannot be continued here.
  const over = actor(state) === null || (game.company.online === true && game.company.over);
  return { ...game, company: { ...game.company, played: Date.now(), over } };
}
