// The public contract of the bots.

export { type Advice, advise } from './advice/advise.ts';
export { explainTurn } from './advice/explain.ts';
export type { Boon, Fact, Reason, Way } from './advice/reason.ts';
export { attend } from './attendant.ts';
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
export { BotHost, type Consultation } from './host.ts';
export { CHARACTERS, type Character } from './levels.ts';
export { begin, think } from './think.ts';
