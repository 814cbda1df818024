import type { Move } from '@meltemi/engine';
import type { Bot, BotName, Budget, Question, Thinking } from '../bot/bot.ts';
import { type Clock, now, runBudget } from '../bot/run-budget.ts';
import { bestNow } from '../moves/greedy.ts';
import { FIRST_MODELS, GREEDY_MODELS, STYLED_MODELS } from '../value/models.ts';
import { firstOutlook } from '../yardsticks/first-outlook.ts';
import { beginner, builder, philosopher, raider } from '../yardsticks/plans.ts';
import { scripted } from '../yardsticks/script.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { onJourneys } from './journey.ts';
import { medium, penelope } from './medium.ts';
import { random } from './random.ts';

const BOTS: { readonly [N in BotName]: Bot } = {
  random,
  easy: easy(GREEDY_MODELS),
  medium: medium(GREEDY_MODELS, penelope),
  hard: onJourneys(medium(GREEDY_MODELS, penelope), hard(STYLED_MODELS, GREEDY_MODELS)),
  // It ends a turn without the metropolis that it could still have had, and looks at fewer positions for a win.
  'medium-1': medium(FIRST_MODELS, bestNow, 80),
  'hard-1': hard(FIRST_MODELS, FIRST_MODELS, firstOutlook),
  builder: scripted(builder),
  philosopher: scripted(philosopher),
  raider: scripted(raider),
  beginner: scripted(beginner),
};

/** Begins to think; the caller runs the steps. */
export function begin(name: BotName, question: Question): Thinking {
  return BOTS[name](question);
}

/** The move of a bot, found within the budget, which counts from the first look at the question. */
export function think(name: BotName, question: Question, budget: Budget, clock: Clock = now): Move {
  const since = clock();
  const thinking = begin(name, question);
  runBudget(budget, () => thinking.step(), clock, since);
  return thinking.best();
}
