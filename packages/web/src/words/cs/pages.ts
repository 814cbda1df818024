import type { PageWords } from '../en/pages.ts';
import { end } from './end.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { newGame } from './newGame.ts';
import { online } from './online.ts';
import { replay } from './replay.ts';
import { rulesPage } from './rulesPage.ts';
import { settings } from './settings.ts';
import { styles } from './styles.ts';
import { workshop } from './workshop.ts';

/** What the pages around the table say in Czech. */
export const pages: PageWords = {
  end,
  games,
  home,
  learn,
  newGame,
  online,
  replay,
  rulesPage,
  settings,
  styles,
  workshop,
};
