import type { OutlookOf } from '../auction/auction.ts';
import { searchFor } from '../auction/search-for.ts';
import type { Bot } from '../bot/bot.ts';
import { fixedAnswer } from '../bot/fixed-answer.ts';
import { forcedMove } from '../moves/forced-move.ts';
import { Evaluator } from '../value/evaluator.ts';
import type { Models } from '../value/model.ts';
import { lookForWin, type SureWin } from '../win/sure-win.ts';

/** Positions searched for a win within the turn before anything else. */
const FIRST = 100;
/** Further positions searched with each of the first ITERATIONS iterations of the tree search. */
const BESIDE = 10;
const ITERATIONS = 200;

/** By the models it judges with, and those by which it expects rivals to bid: searches what everybody could do. */
export const hard =
  (models: Models, greedy: Models, outlookOf?: OutlookOf): Bot =>
  (question) => {
    const forced = forcedMove(question.legal);
    if (forced) return fixedAnswer(forced);
    const search = searchFor(question, new Evaluator(models), new Evaluator(greedy), outlookOf);
    const look = lookForWin(question.seen);
    let looks = 0;
    let win: SureWin | null = null;
    const isLooking = () => look !== null && !look.isOver && looks <= ITERATIONS;
    return {
      step() {
        if (isLooking()) win = look?.look(looks++ === 0 ? FIRST : BESIDE) ?? null;
        if (win) return false;
        search.iterate();
        return !search.isDecided || isLooking();
      },
      best: () => win?.line[0] ?? search.best(),
    };
  };
