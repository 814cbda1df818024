import { acting } from './acting.ts';
import { areas } from './areas.ts';
import { asking } from './asking.ts';
import { board } from './board.ts';
import { choices } from './choices.ts';
import { table } from './table.ts';

/** What the table says in English from the first moment. */
export const atTable = { acting, areas, asking, board, choices, table };
export type AtTableWords = typeof atTable;
