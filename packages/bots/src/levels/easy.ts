import { determinize, random } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import type { Bot } from '../bot/bot.ts';
import { fixedAnswer } from '../bot/fixed-answer.ts';
import { candidates } from '../moves/candidates.ts';
import { rate } from '../moves/greedy.ts';
import { Evaluator } from '../value/evaluator.ts';
import type { Models } from '../value/model.ts';
import { boldness } from './character.ts';

/** The share of moves that are overlooked. */
const OVERLOOKED = 0.65;
/** How far a judgement can be off, in the logarithm of the odds to win. */
const MISJUDGED = 2.1;

/**
 * By the models it judges with: sensible, with human mistakes: does not see every move, and is sometimes taken with a
 * worse one.
 */
export const easy =
  (models: Models): Bot =>
  ({ seen, legal, seed }) => {
    const rng = random(seed);
    const s = determinize(seen, rng);
    const noticed = candidates(legal).filter((_, i, all) => i === all.length - 1 || rng() >= OVERLOOKED);
    const rates = rate(new Evaluator(models), s, noticed, rng).map(
      ({ move, now }) => Math.log(now + 1e-9) + boldness(move) + MISJUDGED * (rng() - rng()),
    );
    return fixedAnswer(required(noticed[rates.indexOf(Math.max(...rates))], 'move to choose'));
  };
