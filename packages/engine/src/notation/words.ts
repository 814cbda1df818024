import type { Board } from '../board/board.ts';
import { areaAt, siteAt } from '../board/board.ts';
import { NotationError } from '../model/errors.ts';

/** Reads one line word by word; an unexpected word is an error with its position and what was expected. */
export class Words {
  readonly line: number;
  private readonly words: { readonly text: string; readonly column: number }[];
  private readonly end: number;

  constructor(text: string, line = 1, word = /\S+/g) {
    this.line = line;
    this.words = [];
    for (const { 0: found, index } of text.matchAll(word)) this.words.push({ text: found, column: index + 1 });
    this.end = text.trimEnd().length + 1;
  }

  get done(): boolean {
    return this.words.length === 0;
  }

  /** The next word, which stays in place. */
  get next(): string {
    return this.words[0]?.text ?? '';
  }

  fail(expected: string): never {
    throw new NotationError(expected, this.next, this.line, this.words[0]?.column ?? this.end);
  }

  /** Takes the next word if `read` accepts it. */
  take<T>(expected: string, read: (word: string) => T | undefined): T {
    const value = this.done ? undefined : read(this.next);
    if (value === undefined) this.fail(expected);
    this.words.shift();
    return value;
  }

  /** Takes the next word if it is this one; true if it was. */
  said(word: string): boolean {
    if (this.next !== word || this.done) return false;
    this.words.shift();
    return true;
  }

  oneOf<T extends string>(expected: string, list: readonly T[]): T {
    const word = list.find((one) => one === this.words[0]?.text);
    if (word === undefined) this.fail(`${expected} (${list.join(', ') || 'there is none'})`);
    this.words.shift();
    return word;
  }

  all<T extends string>(expected: string, list: readonly T[]): T[] {
    const found: T[] = [];
    while (!this.done) found.push(this.oneOf(expected, list));
    return found;
  }

  /** Exactly `count` places, `-` for an empty one. */
  places<T extends string>(expected: string, list: readonly T[], count: number): (T | null)[] {
    return Array.from({ length: count }, () => (this.said('-') ? null : this.oneOf(`${expected} or -`, list)));
  }

  number(expected: string): number {
    return this.take(expected, readNumber);
  }

  area(board: Board): number {
    return this.take('an area of this board', (word) => board.index.get(word));
  }

  site(board: Board): number {
    return this.take('a building site of this board, such as naxos.1', (word) => readSite(board, word));
  }

  /** Takes the rest of the line if `read` accepts it. */
  rest<T>(expected: string, read: (text: string) => T | undefined): T {
    const value = read(this.words.map((word) => word.text).join(' '));
    if (value === undefined) this.fail(expected);
    this.words.length = 0;
    return value;
  }
}

export function readNumber(word: string): number | undefined {
  return /^\d{1,4}$/.test(word) ? Number(word) : undefined;
}

/** A site is written as its area and its number there: `naxos.1`. */
export function writeSite(board: Board, site: number): string {
  const { id, sites } = areaAt(board, siteAt(board, site).area);
  return `${id}.${sites.indexOf(site) + 1}`;
}

export function readSite(board: Board, word: string): number | undefined {
  const [id = '', number] = word.split('.');
  const area = board.index.get(id);
  return area === undefined ? undefined : areaAt(board, area).sites[Number(number) - 1];
}
