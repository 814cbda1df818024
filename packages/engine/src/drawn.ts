import { agree } from './agree.ts';
import { writeArrangement } from './board/placed.ts';
import type { Options } from './options.ts';

/** A random board is written down as it was drawn: a record outlives any change of the generator. */
export function drawn(options: Options): Options {
  const { board } = options;
  const random = board === undefined || (typeof board === 'object' && 'seed' in board);
  const printed = random && options.start !== 'quick' ? agree(options).board : null;
  return printed && 'tiles' in printed ? { ...options, board: { tiles: writeArrangement(printed.tiles) } } : options;
}
