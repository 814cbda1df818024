import type { Move } from '@meltemi/engine';
import { type Budget, LEVELS, type Level, type Question } from '../bot/bot.ts';

// Messages between a bot in a worker and its client: plain data, and of a game only what the bot's seat may see.

/** A question, under an id of the asker's choice. */
export interface Ask extends Question {
  readonly ask: number;
  readonly level: Level;
  readonly budget: Budget;
}

/** `best`: say the best move so far and think on. `stop`: say it and be done. */
export type Request = Ask | { readonly best: number } | { readonly stop: number };

export interface Answer {
  readonly id: number;
  readonly move: Move;
  /** Whether this is the last word; false after `best`. */
  readonly done: boolean;
  readonly iterations: number;
  /** Since its turn came. */
  readonly ms: number;
}

/** Why there will be no move. Without an id if the message had none. */
export interface FailedRequest {
  readonly id: number | null;
  readonly error: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The id a message speaks of, if it has one. */
export function idOf(message: unknown): number | null {
  const { ask, best, stop } = fieldsOf(message);
  const id = ask ?? best ?? stop;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}

/** Says what is wrong with a message, or takes it for what it is. Whether the view is sound, the bot will find out. */
export function readRequest(message: unknown): Request {
  const id = idOf(message);
  if (id === null) throw new Error('a message has a whole number under ask, best or stop');
  const { ask, best, level, seen, legal, seed, budget } = fieldsOf(message);
  if (ask !== id) return best === id ? { best } : { stop: id };
  if (!LEVELS.some((name) => name === level)) throw new Error(`no such level: ${String(level)}`);
  if (fieldsOf(seen).seat === undefined) throw new Error('seen is not a view: it has no seat');
  const isMove = (move: unknown) => typeof fieldsOf(move).do === 'string';
  if (!Array.isArray(legal) || legal.length === 0 || !legal.every(isMove))
    throw new Error('legal is not a list of moves');
  if (typeof seed !== 'number' && typeof seed !== 'string') throw new Error('the seed is neither number nor text');
  const { ms, iterations } = fieldsOf(budget);
  if (!isAmount(ms) || !isAmount(iterations)) throw new Error('ms and iterations of the budget are numbers from 0');
  return {
    ...(message as Ask),
    budget: { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) },
  };
}

function isAmount(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && value >= 0);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
