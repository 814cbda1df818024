import { type History, replaySteps } from '@meltemi/engine';
import type { Steps } from '../steps.ts';
import type { SavedGame } from './saved-game.ts';

/** Replays what was kept, move by move; a game that does not hold throws. Hashes were compared when it was taken in, by the rules of then. */
export function openingOf(saved: SavedGame): Steps<History> {
  return replaySteps({ ...saved, hashes: [] });
}
