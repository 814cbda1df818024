import { determinize, random } from '@meltemi/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { rate } from './greedy.ts';
import { settled } from './settled.ts';
import { Evaluator } from './value/evaluator.ts';
import type { Models } from './value/model.ts';
import { sureWin } from './win/sure-win.ts';

/** A win within the turn is looked for among this many positions. */
const NODES = 80;

/** By the models it judges with: takes the move after which things look best, unless a short look shows how this turn wins. */
export const medium =
  (models: Models): Bot =>
  ({ seen, legal, seed }) => {
    if (legal.length === 1) return settled(legal[0]);
    const win = sureWin(seen, NODES);
    if (win) return settled(win.line[0]);
    const rng = random(seed);
    const choices = candidates(legal);
    const rates = rate(new Evaluator(models), determinize(seen, rng), choices, rng);
    return settled(choices[rates.indexOf(Math.max(...rates))]);
  };
