import { onRandomBoard, playRandomly } from '@meltemi/testkit';
import { clone, type Options, type Random, type State, setup } from '../packages/engine/src/index.ts';

/** Twenty initial states, on random boards where the edition has them, so that making boards is not measured. */
export function starts(options: Options): State[] {
  return Array.from({ length: 20 }, (_, seed) => setup(onRandomBoard(options, seed)));
}

/**
 * Plays one random game with the full list of moves at every decision; returns the number of decisions and of all
 * moves.
 */
export function randomGame(start: State, rng: Random, seen?: (s: State) => void): { decisions: number; all: number } {
  let decisions = 0;
  let all = 0;
  playRandomly(clone(start), rng, (s, who) => {
    seen?.(s);
    all++;
    if (who !== 'fate') decisions++;
  });
  return { decisions, all };
}
