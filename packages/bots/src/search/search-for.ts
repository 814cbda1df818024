import { Auction } from '../auction/auction.ts';
import type { Question } from '../bot.ts';
import type { Search } from './search.ts';
import { Tree } from './tree.ts';

/** Offerings are searched in a model of their own, everything else move by move. */
export function searchFor(question: Question): Search {
  return question.legal[0].do === 'bid' ? new Auction(question) : new Tree(question);
}
