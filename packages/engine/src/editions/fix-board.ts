import { writeArrangement } from '../board/arrangement-notation.ts';
import type { Options } from '../model/options.ts';
import { agree } from './agree.ts';

/** Replaces the seed of a random board with the board itself, so that a record outlives any change of the generator. */
export function fixBoard(options: Options): Options {
  const { board } = options;
  const random = board === undefined || (typeof board === 'object' && 'seed' in board);
  const printed = random && options.start !== 'quick' ? agree(options).board : null;
  return printed && 'tiles' in printed ? { ...options, board: { tiles: writeArrangement(printed.tiles) } } : options;
}
