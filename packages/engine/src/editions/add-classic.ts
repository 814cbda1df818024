import { compileClassicBoard } from '../board/classic.ts';
import { BOARDS } from '../boards.ts';
import { beginClassic } from '../phases/classic/begin.ts';
import { CLASSIC } from './classic.ts';
import { BEGIN, RULES } from './index.ts';

/** From now on the classic edition and its Monuments can be played. */
export function addClassic(): void {
  RULES.classic = CLASSIC;
  BEGIN.classic = beginClassic;
  BOARDS.classic = compileClassicBoard;
}
