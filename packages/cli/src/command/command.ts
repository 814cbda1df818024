import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { SetupError, VERSION } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { flow } from '../screen/wrap.ts';
import { systemError } from './system-error.ts';

// What all commands share: options with help, errors in one line, exit codes.

/** An option with its description in the help. */
interface Option extends ParseArgsOptionDescriptor {
  /** The name of the value in the help, for options that take one. */
  readonly value?: string;
  readonly help: string;
}
export type OptionTable = Readonly<Record<string, Option>>;
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Text below the options in the help. */
  readonly more: string;
  readonly options: OptionTable;
  /** Names of the positional arguments; those in brackets are optional. */
  readonly files: readonly string[];
  /** Resolves to the exit code. */
  run(values: Values, files: readonly string[]): number | Promise<number>;
}

/** The command was called incorrectly: reported in one line, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const DONE = 0;
export const FAILED = 1;
/** The exit code that shells use for a command ended by Ctrl-C. */
export const INTERRUPTED = 130;
const MISUSED = 2;

const MOST = 999_999_999;
const USUAL_GAMES = 100;
/** Limit of games per command, because their results are all kept in memory. */
export const MOST_GAMES = 1_000_000;

/** Help is read in sentences, which are hard to follow in longer lines. */
const WIDEST = 100;

const HELP: Option = { type: 'boolean', short: 'h', help: 'show this text' };

/** Runs the command that the arguments name, or the first one if they name none. */
export async function dispatch(commands: readonly Command[], args: readonly string[]): Promise<number> {
  const [name = commands[0]?.name ?? 'help', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') return say(overview(commands));
  if (name === '--version' || name === '-v') return say(VERSION);
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const known = commands.map((each) => each.name).join(', ');
    return complain('meltemi', `unknown ${name.startsWith('-') ? 'option' : 'command'} '${name}'; commands: ${known}`);
  }
  return start(command, rest);
}

async function start(command: Command, args: readonly string[]): Promise<number> {
  try {
    const { values, files } = parse(command, args);
    if (values.help) return say(helpOf(command));
    const least = command.files.filter((name) => !name.startsWith('[')).length;
    if (files.length < least || files.length > command.files.length) {
      throw new UsageError(`expected ${command.files.join(' ') || 'no argument'}, got ${quoted(files)}`);
    }
    return await command.run(values, files);
  } catch (error) {
    if (error instanceof UsageError || error instanceof SetupError) {
      return complain(`meltemi ${command.name}`, error.message);
    }
    throw error;
  }
}

function parse({ options, files }: Command, args: readonly string[]): { values: Values; files: string[] } {
  const known = { ...options, help: HELP };
  try {
    const parsed = parseArgs({
      args: withNegatives(args, known),
      options: known,
      strict: true,
      allowPositionals: true,
    });
    const values: Values = parsed.values;
    if (files.length === 0 && parsed.positionals.length > 0 && !values.help)
      throw new UsageError(`unexpected ${quoted(parsed.positionals)}; known options: ${dashed(known)}`);
    return { values, files: parsed.positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = systemError(error);
    const [sentence = ''] = messageOf(error).split(/\. |\n/);
    const list = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? `; known options: ${dashed(known)}` : '';
    throw new UsageError(sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '') + list);
  }
}

/** `--games -3` as `--games=-3`, since a number below zero is no option: the command says what it takes instead. */
function withNegatives(args: readonly string[], options: OptionTable): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const takesValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takesValue && /^-[\d.]/.test(arg)) joined.push(`${joined.pop()}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function quoted(words: readonly string[]): string {
  return words.length === 0 ? 'nothing' : words.map((word) => `'${word}'`).join(' ');
}

function dashed(options: OptionTable): string {
  return Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');
}

function say(text: string): number {
  console.log(text);
  return DONE;
}

function complain(who: string, text: string): number {
  console.error(`${who}: ${text} (try ${who} --help)`);
  return MISUSED;
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Meltemi: the board game Cyclades, in the browser and in the terminal.',
    '',
    `Usage: meltemi [COMMAND] [OPTION]…     without a command: ${commands[0]?.name}`,
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Options:',
    '  -h, --help     show this text; after a command, its options',
    '  -v, --version  show the version',
    '',
    'Exit codes: 0 done, 1 it failed, or a game differs from its record, 2 wrong usage, 130 stopped by Ctrl-C.',
  ].join('\n');
}

function helpOf({ name, summary, more, options, files }: Command): string {
  const rows = Object.entries({ ...options, help: HELP }).map(
    ([option, { value, help, short }]) =>
      [`${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`, help] as const,
  );
  const left = Math.max(...rows.map(([option]) => option.length));
  const text = [
    `Usage: meltemi ${[name, ...files, '[OPTION]…'].join(' ')}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    '',
    'Options:',
    ...rows.map(([option, about]) => `  ${option.padEnd(left)}  ${about}`),
    ...(more === '' ? [] : ['', more]),
  ].join('\n');
  return flow(text, Math.min(process.stdout.columns ?? WIDEST, WIDEST));
}

/** The text of an option; undefined: it was not given. */
export function textOption(values: Values, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number from an option, or the default. */
export function numberOf(values: Values, option: string, otherwise: number, least = 0, most = MOST): number {
  const text = values[option];
  if (text === undefined) return otherwise;
  const number = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most < MOST ? ` from ${least} to ${most}` : least > 0 ? ` of at least ${least}` : '';
  throw new UsageError(`--${option} takes a whole number${range}, not '${text}'`);
}

/** The numbers of the games to play: from 1 up to the count, or `--game` alone. */
export function gameNumbers(values: Values, rounded = (games: number) => games): number[] {
  if (values.game === undefined)
    return Array.from({ length: rounded(numberOf(values, 'games', USUAL_GAMES, 1, MOST_GAMES)) }, (_, i) => i + 1);
  if (values.games !== undefined)
    throw new UsageError(`--games can't be given with --game, which plays that one alone`);
  return [numberOf(values, 'game', 1, 1)];
}
