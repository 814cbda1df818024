import type { Bot } from './bot.ts';
import { searchFor } from './search/search-for.ts';
import { settled } from './settled.ts';

/** Searches what everybody could do. */
export const hard: Bot = (question) => {
  if (question.legal.length === 1) return settled(question.legal[0]);
  const search = searchFor(question);
  return {
    step() {
      search.iterate();
      return !search.isDecided;
    },
    best: () => search.best(),
  };
};
