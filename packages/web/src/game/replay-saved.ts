import { type History, replaySteps } from '@meltemi/engine/record';
import type { Steps } from '../scheduling/time-slices.ts';
import type { SavedGame } from './saved-game.ts';

/**
 * Replays a stored game move by move; an invalid one throws. Hashes are not compared: they belong to the rules' version
 * of the time.
 */
export function openingOf(saved: SavedGame): Steps<History> {
  return replaySteps({ ...saved, hashes: [] });
}
