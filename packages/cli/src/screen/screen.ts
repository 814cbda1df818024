import { COLOURS, type Colour } from '@meltemi/engine';
import type { Words } from '../words/words.ts';

// Output for the terminal: colours if it shows them, and lines not longer than it is wide.

export interface Screen {
  readonly colour: boolean;
  readonly width: number;
  /** Null: there is no end to them, as in a file. */
  readonly rows: number | null;
  readonly words: Words;
  print(text: string): void;
}

const DEFAULT_WIDTH = 120;

export function terminal(words: Words): Screen {
  const noColour = process.env.NO_COLOR !== undefined && process.env.NO_COLOR !== '';
  return {
    colour: process.stdout.isTTY === true && !noColour,
    width: process.stdout.columns ?? DEFAULT_WIDTH,
    rows: process.stdout.rows ?? null,
    words,
    print: (text) => process.stdout.write(`${text}\n`),
  };
}

const CODES: Readonly<Record<Colour, number>> = { red: 91, blue: 94, yellow: 93, purple: 95, green: 92, black: 90 };

export function inColour(screen: Screen, faction: number, text: string): string {
  const colour = COLOURS[faction];
  return screen.colour && colour ? `\x1b[${CODES[colour]}m${text}\x1b[39m` : text;
}

export function bold(screen: Screen, text: string): string {
  return screen.colour ? `\x1b[1m${text}\x1b[22m` : text;
}

export function dim(screen: Screen, text: string): string {
  return screen.colour ? `\x1b[2m${text}\x1b[22m` : text;
}

/** Paints the names of factions in a text in their colours. */
export function paintNames(screen: Screen, text: string): string {
  if (!screen.colour) return text;
  const { colour } = screen.words.game.names;
  const factionOf = new Map(COLOURS.map((id, faction) => [colour[id], faction]));
  const names = new RegExp(`(?<!\\p{L})(${[...factionOf.keys()].join('|')})(?!\\p{L})`, 'gu');
  return text.replace(names, (name) => inColour(screen, factionOf.get(name) ?? 0, name));
}

/** Cells under each other; numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (text: string) => /^[\d?][\d?–+ ]*$/.test(text);
  const cell = (text: string, column: number) =>
    isNumber(text) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
