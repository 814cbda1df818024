import { names } from '@meltemi/words/en';
import { bots } from '../bots.ts';
import { games } from '../games.ts';
import { home } from '../home.ts';
import { newGame } from '../newGame.ts';
import { page } from '../page.ts';
import { settings } from '../settings.ts';

/** What every page and the home page say, in English. */
export const words = { bots, games, home, names, newGame, page, settings };
