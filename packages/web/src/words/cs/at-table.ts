import type { AtTableWords } from '../en/at-table.ts';
import { acting } from './acting.ts';
import { areas } from './areas.ts';
import { board } from './board.ts';
import { opening } from './opening.ts';
import { table } from './table.ts';

/** What the table says in Czech from the first moment. */
export const atTable: AtTableWords = { acting, areas, board, table, ...opening };
