import type { FirstWords } from '../en/first.ts';
import { acting } from './acting.ts';
import { areas } from './areas.ts';
import { asking } from './asking.ts';
import { board } from './board.ts';
import { bots } from './bots.ts';
import { choices } from './choices.ts';
import { names } from './names.ts';
import { page } from './page.ts';
import { table } from './table.ts';

/** What the table says in Ukrainian from the first moment. */
export const first: FirstWords = { acting, areas, asking, board, bots, choices, names, page, table };
