import type { TableWords } from '../en/index.ts';
import { acting } from './acting.ts';
import { advice } from './advice.ts';
import { areas } from './areas.ts';
import { asking } from './asking.ts';
import { board } from './board.ts';
import { bots } from './bots.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { page } from './page.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** What the table says in Czech. */
export const words: TableWords = {
  acting,
  advice,
  areas,
  asking,
  board,
  bots,
  cards,
  choices,
  log,
  names,
  page,
  refusals,
  settings,
  table,
};
