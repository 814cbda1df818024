import { winningSeats } from '@meltemi/engine';
import { inSlices } from '../steps.ts';
import { Match } from './match.ts';
import type { SavedGame } from './saved-game.ts';

/** The seats that have won, found by replaying the game; none if it was ended before its time. */
export async function winnersOf(game: SavedGame): Promise<readonly number[]> {
  const { state } = await inSlices(Match.opening(game));
  return winningSeats(state);
}
