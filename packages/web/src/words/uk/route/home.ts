import { names } from '@meltemi/words/uk';
import type { words as english } from '../../en/route/home.ts';
import { bots } from '../bots.ts';
import { games } from '../games.ts';
import { home } from '../home.ts';
import { newGame } from '../newGame.ts';
import { page } from '../page.ts';
import { settings } from '../settings.ts';

/** What every page and the home page say, in Ukrainian. */
export const words: typeof english = { bots, games, home, names, newGame, page, settings };
