import type { Move } from '@meltemi/engine';
import type { Bot, Budget, Level, Question, Thinking } from './bot.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { medium } from './medium.ts';
import { random } from './random.ts';
import { type Clock, now, spend } from './spend.ts';

const BOTS: { readonly [L in Level]: Bot } = { random, easy, medium, hard };

/** Begins to think; whoever asks does the steps. */
export function begin(level: Level, question: Question): Thinking {
  return BOTS[level](question);
}

/** Thinks within the budget, from the first look at the question. */
export function think(level: Level, question: Question, budget: Budget, clock: Clock = now): Move {
  const since = clock();
  const thinking = begin(level, question);
  spend(budget, () => thinking.step(), clock, since);
  return thinking.best();
}
