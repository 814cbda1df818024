import type { TableWords } from '../en/index.ts';
import { around } from './around.ts';
import { atTable } from './at-table.ts';
import { first } from './first.ts';
import { more } from './more.ts';

/** What the table says in Czech. */
export const words: TableWords = { ...first, ...atTable, ...around, ...more };
