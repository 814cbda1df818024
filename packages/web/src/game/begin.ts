import { setup } from '@meltemi/engine';
import { keep } from './game-store.ts';
import { newGame, type SavedGame, type Sitter } from './saved-game.ts';
import { optionsOf, type SeatChoice, type SetupChoice } from './setup-choice.ts';

/** Begins the game and stores it. Throws if the engine refuses it, or the device is full. */
export function begin(choice: SetupChoice): SavedGame {
  const options = optionsOf(choice);
  setup(options);
  const seats = choice.places.slice(0, choice.players).map(sitterOf);
  const game = newGame(options, seats, choice.hints);
  keep(game);
  return game;
}

function sitterOf({ person, name, level }: SeatChoice): Sitter {
  return person ? { name: name.trim() } : { level };
}
