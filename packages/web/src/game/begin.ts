import { setup } from '@meltemi/engine';
import { type Agreement, optionsOf, type Place } from './agreement.ts';
import { newGame, type SavedGame, type Sitter } from './saved-game.ts';
import { keep } from './store.ts';

/** Begins the game and keeps it. Throws if the engine refuses it, or the device is full. */
export function begin(agreement: Agreement): SavedGame {
  const options = optionsOf(agreement);
  setup(options);
  const seats = agreement.places.slice(0, agreement.players).map(sitterOf);
  const game = newGame(options, seats, agreement.hints);
  keep(game);
  return game;
}

function sitterOf({ person, name, level }: Place): Sitter {
  return person ? { name: name.trim() } : { level };
}
