import { around } from './around.ts';
import { atTable } from './at-table.ts';
import { first } from './first.ts';
import { more } from './more.ts';
import type { pages } from './pages.ts';

/** What the table says in English. */
export const words = { ...first, ...atTable, ...around, ...more };
/** All that is said in one language; the words of the other pages are loaded with the first of them. */
export type TableWords = typeof words;
export type Words = TableWords & typeof pages;
