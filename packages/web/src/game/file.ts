import { actor, historyOf, RecordError } from '@meltemi/engine';
import { readSaved, type SavedGame, word } from './saved-game.ts';
import { type Kept, keep, keptGame } from './store.ts';

// Games as files: out of the browser, and into it.

/** Hands the game over as a file; one that can't be read, as it is. */
export function download(kept: Kept): void {
  const text = 'game' in kept ? JSON.stringify(sealed(kept.game)) : kept.text;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `meltemi-${kept.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** With the hashes it can be checked by; one that does not hold stays as it is. */
function sealed(game: SavedGame): SavedGame {
  if (game.hashes.length > 0) return game;
  try {
    return { ...game, ...historyOf(game).toRecord() };
  } catch (error) {
    if (error instanceof RecordError) return game;
    throw error;
  }
}

/** Keeps the game of a file and gives its id; one that does not hold throws a RecordError. `added` is false: it was here already. A game on this device is never overwritten. */
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
  // At a server a game can be ended before its time; nobody goes on with it here.
  const over = actor(state) === null || (game.company.online === true && game.company.over);
  return { ...game, company: { ...game.company, played: Date.now(), over } };
}
