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
} from './bot/bot.ts';
export { CHARACTERS, type Character } from './levels/levels.ts';
export { begin, think } from './levels/think.ts';
export { BotClient, type Consultation } from './worker/client.ts';
export { attend } from './worker/worker.ts';
