import { Auction, type OutlookOf } from './auction/auction.ts';
import type { Question } from './bot.ts';
import type { Search } from './search/search.ts';
import { Tree } from './search/tree.ts';
import type { Evaluator } from './value/evaluator.ts';

/** Offerings are searched in a model of their own, everything else move by move. */
export function searchFor(question: Question, evaluator: Evaluator, outlookOf?: OutlookOf): Search {
  return question.legal[0].do === 'bid' ? new Auction(question, evaluator, outlookOf) : new Tree(question, evaluator);
}
