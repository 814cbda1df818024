import type { Question } from '../bot/bot.ts';
import type { Search } from '../search/search.ts';
import { Tree } from '../search/tree.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { Auction, type OutlookOf } from './auction.ts';

/**
 * Offerings are searched in a model of their own, where rivals bid by `greedy`; everything else move by move. The first
 * bots have an outlook of their own.
 */
export function searchFor(question: Question, evaluator: Evaluator, greedy: Evaluator, outlookOf?: OutlookOf): Search {
  return question.legal[0]?.do === 'bid'
    ? new Auction(question, evaluator, greedy, outlookOf)
    : new Tree(question, evaluator, outlookOf === undefined);
}
