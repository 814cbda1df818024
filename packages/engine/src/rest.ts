import { arranged } from './board/arranged.ts';
import { compileClassicBoard } from './board/classic.ts';
import { BOARDS } from './boards.ts';
import { CLASSIC } from './editions/classic.ts';
import { BEGIN, RULES } from './editions/index.ts';
import { AGREE } from './options.ts';
import { agreeClassic } from './options-classic.ts';
import { beginClassic } from './phases/classic/begin.ts';
import { addTables } from './tables.ts';

/** All there is: every table of the Legendary edition, any board of tiles, the classic edition and its Monuments. */
export function addRest(): void {
  addTables();
  BOARDS.arranged = arranged;
  BOARDS.classic = compileClassicBoard;
  AGREE.classic = agreeClassic;
  BEGIN.classic = beginClassic;
  RULES.classic = CLASSIC;
}
