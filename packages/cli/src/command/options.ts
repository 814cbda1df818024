import type { Options } from '@meltemi/engine';
import { numberOf, type OptionTable, UsageError, type Values } from './command.ts';

// Game options, the same for all commands that start a game. The engine checks whether they fit together.

export const GAME_OPTIONS = {
  edition: { type: 'string', value: 'legendary|classic', help: 'the edition of the game (default legendary)' },
  players: { type: 'string', value: 'N', help: '2 to 6 players (default 3); classic: 2 to 5' },
  gold: { type: 'string', value: 'hidden|bounds|open', help: "how others' gold is shown" },
  teams: { type: 'boolean', help: 'legendary: four players in two teams (2 and 6 always play in teams)' },
  goal: { type: 'string', value: '3|4', help: 'legendary: metropolises that end the game; 4 only for teams' },
  scale: { type: 'string', value: 'printed|every', help: 'legendary: bids 1 3 5 7 10 13 17 21 25, or every number' },
  start: {
    type: 'string',
    value: 'deployment|quick',
    help: 'legendary: choose where to begin, or begin on fixed places',
  },
  starts: {
    type: 'string',
    value: 'fixed|drawn',
    help: 'fixed places: the same for every colour (default), or given out by turn order',
  },
  board: {
    type: 'string',
    value: 'quick|seed:N|tiles:"…"',
    help: 'legendary: ready-made, random, or your own (docs/notation.md)',
  },
  monuments: { type: 'boolean', help: 'classic: with the Monuments expansion' },
  tie: {
    type: 'string',
    value: 'gold|metropolises',
    help: 'classic: what decides between several with enough metropolises',
  },
  seed: { type: 'string', value: 'TEXT', help: 'decides all that is random: same seed, same game' },
} satisfies OptionTable;

/** The options of a game as the engine takes them; Legendary games without `--board` or a quick start use `board`. */
export function gameOptions(values: Values, board: Options['board']): Options {
  const options: Record<string, unknown> = { edition: values.edition ?? 'legendary' };
  options.players = numberOf(values, 'players', 3);
  if (values.goal !== undefined) options.goal = numberOf(values, 'goal', 3);
  for (const option of ['teams', 'scale', 'start', 'starts', 'gold', 'monuments', 'tie']) {
    if (values[option] !== undefined) options[option] = values[option];
  }
  // The classic edition has its own boards. If `--board` is given all the same, the engine refuses it.
  if (options.edition === 'classic') return { ...options, ...(values.board && { board: values.board }) } as Options;
  if (values.board !== undefined) options.board = boardOption(String(values.board));
  else options.board = values.start === 'quick' ? 'quick' : board;
  if (options.board === 'quick' && values.start === undefined) options.start = 'quick';
  return options as unknown as Options;
}

function boardOption(text: string): Options['board'] {
  if (text === 'quick') return 'quick';
  const [, kind, value] = /^(seed|tiles):(.+)$/s.exec(text) ?? [];
  if (value === undefined) throw new UsageError(`--board is quick, seed:N or tiles:"…", not '${text}'`);
  return kind === 'seed' ? { seed: value } : { tiles: value };
}

/** The same options as words of a command line. */
export function gameArgs(values: Values): string {
  const words = Object.keys(GAME_OPTIONS)
    .filter((option) => values[option] !== undefined)
    .map((option) => (values[option] === true ? `--${option}` : `--${option} ${shellWord(String(values[option]))}`));
  return words.join(' ');
}

function shellWord(word: string): string {
  return /^[\w:.,@/-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
