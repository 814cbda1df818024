// The public contract of the bots.

export { type Advice, advise } from './advice/advise.ts';
export { explainTurn } from './advice/explain.ts';
export type { Boon, Fact, Reason, Way } from './advice/reason.ts';
export {
  BOT_NAMES,
  type BotName,
  type Budget,
  LEVELS,
  type Level,
  PATIENCE,
  type Question,
  type Thinking,
} from './bot.ts';
export { BotClient, type Consultation } from './client.ts';
export { CHARACTERS, type Character } from './levels.ts';
export { begin, think } from './think.ts';
export { attend } from './worker.ts';
