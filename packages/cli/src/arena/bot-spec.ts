import { BOT_NAMES, type BotName, type Budget } from '@meltemi/bots';
import { numberOf, UsageError, type Values } from '../command/command.ts';

/** A bot as it was entered. Equal entries are one contestant with several seats. */
export interface BotSpec {
  readonly name: string;
  readonly level: BotName;
  readonly budget: Budget;
  /** The milliseconds are processor time, so other work of the machine takes nothing from the bot. */
  readonly processor?: true;
}

/** Milliseconds for a decision, unless the spec gives a limit. */
const USUAL_MS = 50;

/** `hard,medium,hard@200ms,easy@400it`, by seat. */
export function botSpecsOf(values: Values): BotSpec[] {
  if (typeof values.bots !== 'string') throw new UsageError('--bots says who plays: --bots hard,medium,medium');
  const usual = usualBudget(values);
  return values.bots.split(',').map((text) => readBotSpec(text.trim(), usual));
}

function usualBudget(values: Values): Budget {
  const iterations = numberOf(values, 'iterations', 0, 1);
  // A limit of iterations alone uses no clock, so every game can be reproduced.
  const ms = numberOf(values, 'budget-ms', iterations > 0 ? 0 : USUAL_MS, 1);
  return { ...(ms > 0 && { ms }), ...(iterations > 0 && { iterations }) };
}

function readBotSpec(name: string, usual: Budget): BotSpec {
  const [word, own, ...more] = name.split('@');
  const level = BOT_NAMES.find((known) => known === word);
  if (!level) throw new UsageError(`there is no bot '${word}'; levels: ${BOT_NAMES.join(', ')}`);
  if (own === undefined) return { name, level, budget: usual };
  const [, digits, unit] = /^([1-9]\d{0,8})(ms|it|cpu)$/.exec(own) ?? [];
  if (unit === undefined || more.length > 0) {
    const budget = own.includes('it') ? `${level}@400it` : `${level}@200ms`;
    throw new UsageError(`'${name}': a budget is a number of ms or of iterations (it), as in ${budget}`);
  }
  if (unit === 'cpu') return { name, level, budget: { ms: Number(digits) }, processor: true };
  return { name, level, budget: unit === 'ms' ? { ms: Number(digits) } : { iterations: Number(digits) } };
}
