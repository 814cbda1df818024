import type { Move, View } from '@meltemi/engine';

/** How strong a bot plays, as a player chooses it. */
export const LEVELS = ['random', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Fixed yardsticks for the arena, which no menu offers: earlier versions, and players who follow a plan without judging
 * positions.
 */
const YARDSTICKS = ['medium-1', 'hard-1', 'builder', 'philosopher', 'raider', 'beginner'] as const;
/** A bot that can be asked: a level, or a yardstick. */
export type BotName = Level | (typeof YARDSTICKS)[number];
/** The names of all bots, the levels first. */
export const BOT_NAMES: readonly BotName[] = [...LEVELS, ...YARDSTICKS];

/** How long a bot of each level thinks about a move while people wait, in milliseconds. */
export const PATIENCE: { readonly [L in Level]: number } = { random: 0, easy: 50, medium: 100, hard: 600 };

/**
 * How long to think: until the first of the two is used up. Without either, as long as there is anything to gain:
 * minutes, where moves are many.
 */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** What a bot is asked: what its seat may know, the legal moves, and a seed for whatever it leaves to chance. */
export interface Question {
  readonly seen: View;
  readonly legal: readonly Move[];
  readonly seed: number | string;
}

/** A bot at work. It thinks in small steps, so its caller can ask for the best move so far, or stop, at any moment. */
export interface Thinking {
  /** One iteration. False: more would change nothing. */
  step(): boolean;
  best(): Move;
}

/** What each level does with a question. */
export type Bot = (question: Question) => Thinking;
