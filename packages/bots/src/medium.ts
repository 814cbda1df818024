import { determinize, type Move, random } from '@meltemi/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { fixedAnswer } from './fixed-answer.ts';
import { bestRated, type Rated, rate } from './greedy.ts';
import { Evaluator } from './value/evaluator.ts';
import type { Models } from './value/model.ts';
import { sureWin } from './win/sure-win.ts';

/** A win within the turn is looked for among this many positions. */
const NODES = 80;

/** By the models it judges with: takes the move after which things look best, unless a short look shows how this turn wins. */
export const medium =
  (models: Models, choose: (rated: readonly Rated[]) => Move = bestRated): Bot =>
  ({ seen, legal, seed }) => {
    if (legal.length === 1) return fixedAnswer(legal[0]);
    const win = sureWin(seen, NODES);
    if (win) return fixedAnswer(win.line[0]);
    const rng = random(seed);
    return fixedAnswer(choose(rate(new Evaluator(models), determinize(seen, rng), candidates(legal), rng)));
  };
