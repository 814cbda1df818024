import type { Board } from './board/board.ts';
import { compileBoard } from './board/compile.ts';
import type { Arrangement } from './board/placed.ts';
import { missing, type Wrong } from './errors.ts';

/** How the boards of a table are made. At hand is what the quick boards need, the others are added (rest.ts). */
export const BOARDS: {
  readonly tiles: (arrangement: Arrangement) => Board;
  classic: (players: 2 | 3 | 4 | 5) => Board;
  /** Any board of tiles but the quick ones, as it is given in the options. */
  arranged: (board: unknown, tiles: number, wrong: Wrong) => Arrangement;
} = { tiles: compileBoard, classic: missing, arranged: missing };
