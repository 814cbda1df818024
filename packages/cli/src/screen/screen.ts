import { COLOURS } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { factionNamed } from '@meltemi/engine/query';

// Output for the terminal: colours if it shows them, and lines not longer than it is wide.

export interface Screen {
  readonly colour: boolean;
  readonly width: number;
  print(text: string): void;
}

const DEFAULT_WIDTH = 120;

export function terminal(): Screen {
  const noColour = process.env.NO_COLOR !== undefined && process.env.NO_COLOR !== '';
  return {
    colour: process.stdout.isTTY === true && !noColour,
    width: process.stdout.columns ?? DEFAULT_WIDTH,
    print: (text) => process.stdout.write(`${text}\n`),
  };
}

/** Of the factions, in their order. */
const CODES: readonly number[] = [91, 94, 93, 95, 92, 90];

export function inColour(screen: Screen, faction: number, text: string): string {
  return screen.colour ? `\x1b[${CODES[faction]}m${text}\x1b[39m` : text;
}

export function bold(screen: Screen, text: string): string {
  return screen.colour ? `\x1b[1m${text}\x1b[22m` : text;
}

export function dim(screen: Screen, text: string): string {
  return screen.colour ? `\x1b[2m${text}\x1b[22m` : text;
}

const NAMES = new RegExp(`\\b(${COLOURS.join('|')})\\b`, 'g');

/** Paints the names of factions in a text in their colours. */
export function paintNames(screen: Screen, text: string): string {
  if (!screen.colour) return text;
  return text.replace(NAMES, (name) => inColour(screen, required(factionNamed(name), name), name));
}

/** Cells under each other; numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (text: string) => /^[\d?][\d?–+ ]*$/.test(text);
  const cell = (text: string, column: number) =>
    isNumber(text) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** `red`, `red and blue`, `red, blue and yellow`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
