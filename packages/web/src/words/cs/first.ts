import type { FirstWords } from '../en/first.ts';
import { bots } from './bots.ts';
import { names } from './names.ts';
import { page } from './page.ts';

/** What every page says in Czech. */
export const first: FirstWords = { bots, names, page };
