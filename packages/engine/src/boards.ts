import type { Arrangement } from './board/arrangement.ts';
import type { Board } from './board/board.ts';
import { compileBoard } from './board/compile.ts';

/** How the boards of a table are made; the classic ones come with their edition. */
export const BOARDS: {
  readonly tiles: (arrangement: Arrangement) => Board;
  classic: (players: 2 | 3 | 4 | 5) => Board;
} = {
  tiles: compileBoard,
  classic: () => {
    throw new Error('The classic edition was not added.');
  },
};
