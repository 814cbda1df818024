import { advice, areas, asking, cards, choices, log, refusals } from '@meltemi/words/pl';
import type { words as english } from '../../en/route/table.ts';
import { acting } from '../acting.ts';
import { area } from '../area.ts';
import { battle } from '../battle.ts';
import { board } from '../board.ts';
import { confirm } from '../confirm.ts';
import { end } from '../end.ts';
import { keyboard } from '../keyboard.ts';
import { logPanel } from '../logPanel.ts';
import { passDevice } from '../passDevice.ts';
import { players } from '../players.ts';
import { since } from '../since.ts';
import { storage } from '../storage.ts';
import { table } from '../table.ts';
import { threats } from '../threats.ts';
import { tracks } from '../tracks.ts';

/** What is said at a table, in Polish. */
export const words: typeof english = {
  acting,
  advice,
  area,
  areas,
  asking,
  battle,
  board,
  cards,
  choices,
  confirm,
  passDevice,
  end,
  keyboard,
  log,
  logPanel,
  players,
  refusals,
  since,
  table,
  threats,
  tracks,
  storage,
};
