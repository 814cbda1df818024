import { words as home } from './route/home.ts';
import { words as others } from './route/others.ts';
import { words as table } from './route/table.ts';

/** All that the page says in English. */
export const words = { ...home, ...table, ...others };
export type Words = typeof words;
