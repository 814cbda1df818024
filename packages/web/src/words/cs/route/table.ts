import type { words as english } from '../../en/route/table.ts';
import { acting } from '../acting.ts';
import { advice } from '../advice.ts';
import { areas } from '../areas.ts';
import { asking } from '../asking.ts';
import { beside } from '../beside.ts';
import { board } from '../board.ts';
import { cards } from '../cards.ts';
import { choices } from '../choices.ts';
import { end } from '../end.ts';
import { log } from '../log.ts';
import { panels } from '../panels.ts';
import { refusals } from '../refusals.ts';
import { settled } from '../settled.ts';
import { table } from '../table.ts';
import { told } from '../told.ts';

/** What is said at a table, in Czech. */
export const words: typeof english = {
  acting,
  advice,
  areas,
  asking,
  beside,
  board,
  cards,
  choices,
  end,
  log,
  panels,
  refusals,
  settled,
  table,
  told,
};
