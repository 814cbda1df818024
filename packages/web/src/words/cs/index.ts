import type { Words } from '../en/index.ts';
import { words as home } from './route/home.ts';
import { words as others } from './route/others.ts';
import { words as table } from './route/table.ts';

/** All that the page says in Czech. */
export const words: Words = { ...home, ...table, ...others };
