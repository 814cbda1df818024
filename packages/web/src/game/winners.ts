import { winningSeats } from '@meltemi/engine/query';
import { inSlices } from '../scheduling/time-slices.ts';
import { openingOf } from './replay-saved.ts';
import type { SavedGame } from './saved-game.ts';

/** The seats that have won, found by replaying the game; none if it was ended early. */
export async function winnersOf(game: SavedGame): Promise<readonly number[]> {
  const { state } = await inSlices(openingOf(game));
  return winningSeats(state);
}
