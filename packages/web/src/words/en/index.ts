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
import type { pages } from './pages.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** What the table says in English. */
export const words = {
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
/** All that is said in one language; the words of the other pages are loaded with the first of them. */
export type TableWords = typeof words;
export type Words = TableWords & typeof pages;
