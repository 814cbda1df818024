import { type Options, setup } from '@meltemi/engine';
import { numberOf, UsageError, type Values } from '../command/command.ts';
import { gameArgs, gameOptions } from '../command/options.ts';
import { type BotSpec, botSpecsOf } from './bot-spec.ts';

/** What is agreed before the first game, as plain JSON. Without clocks it and a game's number determine the game. */
export interface Match {
  /** By seat, before any rotation. */
  readonly bots: readonly BotSpec[];
  /** If they name no board, every round has a random one. */
  readonly options: Options;
  readonly seed: string;
}

export function matchOf(values: Values): Match {
  const bots = botSpecsOf(values);
  const options = gameOptions({ ...values, players: values.players ?? String(bots.length) }, undefined);
  const match = { bots, options, seed: seedOf(values) };
  // Wrong options are wrong for all games, so they are reported once, before the first.
  const { players } = setup(optionsOf(match, 1)).table;
  if (bots.length === players) return match;
  throw new UsageError(`--bots names ${bots.length}, but ${players} play: one for every seat`);
}

/** The game of a round, the same in all its rotations. Only Legendary boards can be random. */
export function optionsOf({ options, seed }: Match, round: number): Options {
  const named = options.board !== undefined || options.edition === 'classic';
  return named ? options : { ...options, board: { seed: `arena ${seed} ${round} board` } };
}

/** The command that replays one game of the match. */
export function commandFor(values: Values, { bots }: Match, game: number): string {
  const budgets = ['budget-ms', 'iterations']
    .filter((option) => values[option] !== undefined)
    .map((option) => ` --${option} ${numberOf(values, option, 1)}`);
  const names = bots.map(({ name }) => name).join(',');
  const options = gameArgs({ ...values, seed: seedOf(values) });
  return `npx meltemi arena --bots ${names} ${options}${budgets.join('')} --game ${game}`;
}

function seedOf(values: Values): string {
  return String(values.seed ?? '1');
}
