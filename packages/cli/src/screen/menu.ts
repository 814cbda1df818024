import { type Move, writeMove } from '@meltemi/engine';
import type { Words } from '../words/words.ts';
import { hint, type Menu, note, price } from './hints.ts';
import { dim, type Screen } from './screen.ts';
import { wrap } from './wrap.ts';

// Legal moves as a numbered list, grouped by their first words, so that long lists stay readable.

/** Longer groups are shortened unless all moves are asked for. */
const LONG_GROUP = 24;
/** If bids can be any number, this many of the lowest are listed, and the highest. */
const LOW_BIDS = 10;
/** Verbs whose moves each get a line of their own. */
const SINGLE = [
  'buy',
  'choose',
  'release',
  'gain',
  'enshrine',
  'rob',
  'lose',
  'trade',
  'sacrifice',
  'exchange',
  'dismiss',
];

interface Item {
  readonly number: number;
  readonly move: Move;
  readonly text: string;
}

interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

/** `march naxos>paros 2` belongs to `march naxos`, `settle naxos` to `settle`. */
function titleOf({ do: verb }: Move, text: string): string {
  if (SINGLE.includes(verb)) return text;
  const [, two, rest] = /^(\S+ [^\s>]+)(.*)$/.exec(text) ?? [text, text, ''];
  return rest === '' ? verb : two;
}

function grouped(items: readonly Item[]): Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const title = titleOf(item.move, item.text);
    const group = groups.get(title);
    if (group) group.push(item);
    else groups.set(title, [item]);
  }
  return [...groups].map(([title, group]) => ({ title, items: group }));
}

/** All moves, or those that contain every word of the filter; `full` cuts nothing. */
export function drawMenu(screen: Screen, menu: Menu, filter = '', full = false): string {
  const wanted = filter
    .toLowerCase()
    .split(/[\s>]+/)
    .filter(Boolean);
  const items = menu.legal
    .map((move, i): Item => ({ number: i + 1, move, text: writeMove(menu.state, move) }))
    .filter(({ text }) => wanted.every((word) => text.includes(word)));
  if (items.length === 0) return screen.words.talk.noMove(filter);
  let said = '';
  const drawn = grouped(items).map((group) => {
    const words = wordsOn(menu, group, screen.words);
    // Words that would repeat those of the line above are left out.
    const again = words === said && group.items.length > 1;
    said = words;
    return drawGroup(screen, menu, group, { words: again ? '' : words, full });
  });
  return drawn.join('\n');
}

/** The price, and what it buys. */
function wordsOn(menu: Menu, { items }: Group, words: Words): string {
  const moves = items.map(({ move }) => move);
  const [first] = moves;
  if (!first) return '';
  return [price(menu, moves, words), hint(menu, first, words)].filter(Boolean).join(' · ');
}

interface Drawing {
  readonly words: string;
  /** Whether nothing is shortened. */
  readonly full: boolean;
}

function drawGroup(screen: Screen, menu: Menu, { title, items }: Group, { words, full }: Drawing): string {
  const [only] = items;
  if (only && items.length === 1) {
    const { number, text, move } = only;
    return line(screen, `${`${number})`.padStart(5)} ${text}${note(menu, move, screen.words)}`, words);
  }
  const shown = full ? items : shorten(items);
  const cells = shown.map(
    ({ number, text, move }) => `${number}) ${short(title, text)}${note(menu, move, screen.words)}`,
  );
  return [
    line(screen, `      ${title} …`, words),
    ...columns(cells, screen.width, 8),
    ...leftOut(screen, title, items, shown.length),
  ].join('\n');
}

/** The part of a long group that is shown. */
function shorten(items: readonly Item[]): readonly Item[] {
  if (isBid(items)) return items.length <= LOW_BIDS + 2 ? items : [...items.slice(0, LOW_BIDS), ...items.slice(-1)];
  return items.length <= LONG_GROUP ? items : items.slice(0, LONG_GROUP / 2);
}

function isBid(items: readonly Item[]): boolean {
  return items[0]?.move.do === 'bid';
}

/** How to list the moves that are not shown. */
function leftOut({ words: { talk } }: Screen, title: string, items: readonly Item[], shown: number): string[] {
  if (shown === items.length) return [];
  const last = items.at(-1)?.move;
  if (last?.do !== 'bid') return [`      ${talk.more(items.length - shown, `moves ${title}`)}`];
  return [`      ${talk.anyNumber(last.amount, `${title} ${last.amount - 1}`)}`];
}

/** Column in which the words about a move begin. */
const WORDS_AT = 31;

/** The words begin beside the text, or below it where it is too long. */
function line(screen: Screen, text: string, words: string): string {
  if (words === '') return text;
  const room = Math.max(30, screen.width - WORDS_AT);
  const [first = '', ...more] = wrap(words, room, '').split('\n');
  const below = (next: string) => `\n${' '.repeat(WORDS_AT)}${dim(screen, next)}`;
  const beside = text.length < WORDS_AT ? `${text.padEnd(WORDS_AT)}${dim(screen, first)}` : text + below(first);
  return beside + more.map(below).join('');
}

/** A move's notation without what its title says. */
function short(title: string, text: string): string {
  return text.slice(title.length).trim();
}

/** Cells in columns as wide as the widest. */
function columns(cells: readonly string[], width: number, indent: number): string[] {
  const wide = Math.max(...cells.map((cell) => cell.length)) + 3;
  const across = Math.max(1, Math.floor((width - indent) / wide));
  const rows: string[] = [];
  for (let i = 0; i < cells.length; i += across) {
    const row = cells.slice(i, i + across).map((cell) => cell.padEnd(wide));
    rows.push(`${' '.repeat(indent)}${row.join('').trimEnd()}`);
  }
  return rows;
}
