import type { Bot } from './bot.ts';
import { Tree } from './search/tree.ts';
import { settled } from './settled.ts';

/** Searches the tree of what everybody could do. */
export const hard: Bot = (question) => {
  if (question.legal.length === 1) return settled(question.legal[0]);
  const tree = new Tree(question);
  return {
    step() {
      tree.iterate();
      return !tree.isDecided;
    },
    best: () => tree.best(),
  };
};
