import type { Arrangement } from '../model/arrangement.ts';
import { messageOf, type Wrong } from '../model/errors.ts';
import { isRecord } from '../model/options.ts';
import { random } from '../model/random.ts';
import { randomArrangement } from './arrangement.ts';
import { readArrangement } from './arrangement-notation.ts';
import { checkArrangement } from './check.ts';

/**
 * The random board of a seed, or the given arrangement. `tiles`: how many it must have; 0: the number of players is
 * unknown.
 */
export function boardFromOptions(board: unknown, tiles: number, wrong: Wrong): Arrangement {
  if (isRecord(board) && isSeed(board.seed)) return tiles === 0 ? [] : randomArrangement(tiles, random(board.seed));
  const own = ownTiles(board, wrong);
  if (own === null) return [];
  for (const problem of checkArrangement(own, tiles || own.length)) wrong('board', problem.code, problem.text);
  return own;
}

function isSeed(seed: unknown): seed is number | string {
  return typeof seed === 'string' || Number.isFinite(seed);
}

/** An arrangement given as notation or as a list of tiles; null: it is neither. */
function ownTiles(board: unknown, wrong: Wrong): Arrangement | null {
  const tiles = isRecord(board) ? board.tiles : undefined;
  if (Array.isArray(tiles) && tiles.every(isRecord)) return tiles as unknown as Arrangement;
  if (typeof tiles === 'string') {
    try {
      return readArrangement(tiles);
    } catch (error) {
      wrong('board', 'bad-notation', messageOf(error));
      return null;
    }
  }
  const choices = `'quick', {"seed": …} or {"tiles": …}`;
  wrong('board', 'bad-board', `Option 'board' is ${choices}, not ${JSON.stringify(board)}.`);
  return null;
}
