import { acting } from './acting.ts';
import { areas } from './areas.ts';
import { board } from './board.ts';
import { opening } from './opening.ts';
import { table } from './table.ts';

/** What the table says in English from the first moment. */
export const atTable = { acting, areas, board, table, ...opening };
export type AtTableWords = typeof atTable;
