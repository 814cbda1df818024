import { isDeepStrictEqual } from 'node:util';
import { type Question, think } from '@meltemi/bots';
import { drawFate, type Move, type Options, random, type State, view } from '@meltemi/engine';
import { messageOf, required } from '@meltemi/engine/internal';
import { advance, History } from '@meltemi/engine/record';
import { rounded } from '../command/statistics.ts';
import type { BotSpec } from './bot-spec.ts';
import { ChanceNotes, type Chances } from './calibration.ts';
import { HabitCounter, type Habits } from './habits.ts';
import { type Hint, HintNotes } from './hint-notes.ts';
import { LuckMeter } from './luck.ts';
import { bySeat, ranksOf } from './ranks.ts';

/** Longer games are stopped and count as unfinished. */
const MOST_CYCLES = 200;

/** A game of bots that is still to be played. */
export interface Game {
  readonly options: Options;
  /** By seat. */
  readonly bots: readonly BotSpec[];
  /** The seed of dice and cards. */
  readonly fate: string;
  /** The seed of the bots' random choices; every decision of every seat has its own generator. */
  readonly thoughts: string;
}

export interface PlayedGame {
  readonly cycles: number;
  /** By seat: 1 for all who won; null if the game was left unfinished. */
  readonly ranks: readonly number[] | null;
  readonly seconds: number;
  /** By seat: how long each decision took, in milliseconds. Forced moves are not decisions. */
  readonly ms: readonly (readonly number[])[];
  /** By seat: what fate gave it, as a sum of changes of its chance to win. */
  readonly luck?: readonly number[];
  /** The value function's chances of each seat during the game. */
  readonly chances?: Chances;
  /** What hints said. */
  readonly hints?: readonly Hint[];
  /** What was built, bought, fought and hoarded. */
  readonly habits?: Habits;
}

interface PlayOptions {
  /** Called before every decision, with the moves to choose from. */
  readonly before?: (state: State, seat: number, legal: readonly Move[]) => void;
  /** Replaced in tests. */
  readonly decide?: typeof think;
  /** Whether to measure luck and count what happens. */
  readonly observe?: boolean;
  /** Ask for a hint at one decision in this many. */
  readonly hints?: number;
}

/** Plays a whole game. A bot sees what its seat may see; where there is only one move, it is not asked. */
export function playGame(game: Game, { before, decide = think, observe = false, hints }: PlayOptions = {}): PlayedGame {
  const began = performance.now();
  const history = new History(game.options);
  const rng = random(game.fate);
  const ms: number[][] = game.bots.map(() => []);
  const luck = observe ? new LuckMeter(history.state.gold.length) : null;
  const habits = observe ? new HabitCounter() : null;
  const chances = observe ? new ChanceNotes() : null;
  const hintNotes = hints === undefined ? null : new HintNotes(hints, game.thoughts);
  const fate = (s: State, results: readonly Move[]) => {
    const drawn = drawFate(s, results, rng);
    luck?.count(s, results, drawn);
    return drawn;
  };
  for (const { asks } of advance(history, fate)) {
    if (asks !== undefined) {
      const { state, legal } = history;
      before?.(state, asks, legal);
      hintNotes?.note(state, asks, legal);
      const asked = performance.now();
      const bot = required(game.bots[asks], `bot on seat ${asks}`);
      const took = required(ms[asks], `seat ${asks}`);
      const question = { seen: view(state, asks), legal, seed: `${game.thoughts} ${asks} ${took.length + 1}` };
      const move = answer(bot, question, decide);
      took.push(rounded(performance.now() - asked));
      history.play(move);
    }
    const { events = [] } = history.latest ?? {};
    habits?.count(history.state, events);
    chances?.note(history.state, events);
    if (history.state.cycle > MOST_CYCLES) break;
  }
  const s = history.state;
  return {
    cycles: s.cycle,
    ranks: ranksOf(s),
    seconds: rounded((performance.now() - began) / 1000),
    ms,
    ...(luck && { luck: bySeat(s, luck.sum) }),
    ...(chances && { chances: chances.noted }),
    ...(hintNotes && { hints: hintNotes.noted }),
    ...(habits && { habits: habits.end(s) }),
  };
}

/** The bot's choice. An error names the bot and the position. */
function answer({ name, level, budget, processor }: BotSpec, question: Question, decide: typeof think): Move {
  const { seen, legal, seed } = question;
  const where = `${name} on seat ${seen.seat} in cycle ${seen.cycle} (seed '${seed}')`;
  let chosen: Move;
  try {
    chosen = decide(level, question, budget, processor && processorTime);
  } catch (error) {
    throw new Error(`${where} broke off: ${messageOf(error)}`, { cause: error });
  }
  const move = legal.includes(chosen) ? chosen : legal.find((other) => isDeepStrictEqual(other, chosen));
  if (!move) throw new Error(`${where} played an illegal move: ${JSON.stringify(chosen)}`);
  return move;
}

/** Processor time of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
