import type { Bot } from './bot.ts';
import { searchFor } from './search/search-for.ts';
import { settled } from './settled.ts';
import { type SureWin, sureWin } from './win/sure-win.ts';

/** A win within the turn is looked for among so many positions, before anything else. */
const NODES = 100;

/** Searches what everybody could do. */
export const hard: Bot = (question) => {
  if (question.legal.length === 1) return settled(question.legal[0]);
  const search = searchFor(question);
  let win: SureWin | null | undefined;
  return {
    step() {
      if (win === undefined) {
        win = sureWin(question.seen, NODES);
        return win === null;
      }
      search.iterate();
      return !search.isDecided;
    },
    best: () => win?.line[0] ?? search.best(),
  };
};
