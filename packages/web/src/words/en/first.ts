import { bots } from './bots.ts';
import { names } from './names.ts';
import { page } from './page.ts';

/** What every page says in English. */
export const first = { bots, names, page };
export type FirstWords = typeof first;
