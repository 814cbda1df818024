import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../words/language.ts';

// The rules by their ids, from docs/rules: those of the package, or those of the clone.

const FOLDER = [
  join(import.meta.dirname, '../../docs/rules'),
  join(import.meta.dirname, '../../../../docs/rules'),
].find((folder) => existsSync(folder));
const BOOKS = ['legendary', 'classic', 'monuments', 'rulings', 'examples'] as const;

/** Whether a word has the form of an id, as `LE-ACT-3`, `R-PORT`, `EX-5`. */
export function isRuleId(word: string): boolean {
  return /^(LE|CL|MO|R|EX)-[A-Z0-9-]+$/i.test(word);
}

/** What a rule says; null if there is none of this id. */
export function ruleText(id: string, language: Language): string | null {
  for (const book of BOOKS) {
    const path = join(FOLDER ?? '', language === 'en' ? '' : language, `${book}.md`);
    const text = existsSync(path) ? inBook(readFileSync(path, 'utf8'), id.toUpperCase()) : null;
    if (text !== null) return text;
  }
  return null;
}

function inBook(book: string, id: string): string | null {
  const lines = book.split('\n');
  const at = lines.findIndex((line) => line.includes(`**${id}**`) || isRowOf(line, id));
  const line = lines[at];
  if (line === undefined) return null;
  if (line.startsWith('|')) return inRow(headOf(lines, at), cellsOf(line), id);
  const more = lines.slice(at + 1);
  const end = more.findIndex((next) => !next.startsWith('  '));
  const whole = [line, ...more.slice(0, end < 0 ? more.length : end)].map((part) => part.trim()).join(' ');
  return plain(whole.slice(whole.indexOf(`**${id}**`) + id.length + 4));
}

/** Whether a row begins with an id alone, as those of rulings and examples do. */
function isRowOf(line: string, id: string): boolean {
  return line.startsWith(`| ${id}`) && /^\s/.test(line.slice(id.length + 2));
}

/** The cells above the line of dashes of the table that has this line. */
function headOf(lines: readonly string[], at: number): string[] {
  const dashes = lines.slice(0, at).findLastIndex((line) => /^\|(-+\|)+$/.test(line));
  return cellsOf(lines[dashes - 1] ?? '');
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/**
 * A rule in a table: the part of its cell that follows the id. Where the id heads the row, or ends its name, the rule
 * is what the cells after it say, up to one with an id of its own.
 */
function inRow(head: readonly string[], cells: readonly string[], id: string): string {
  const at = cells.findIndex((cell) => cell.includes(`**${id}**`) || isRowOf(`| ${cell} `, id));
  const own = (cells[at] ?? '').split(' · ').find((part) => part.includes(id)) ?? '';
  if (at > 0) return plain(own.slice(own.indexOf(`**${id}**`) + id.length + 4));
  // A ruling: its question, and how it is settled.
  if (own === id) return plain(cells.slice(1).join(': '));
  const next = cells.findIndex((cell, i) => i > 0 && cell.includes('**'));
  const others = cells.slice(1, next < 0 ? cells.length : next);
  const told = others.map((cell, i) => (others.length > 1 && head[i + 1] ? `${head[i + 1]}: ${cell}` : cell));
  const name = own.replace(`**${id}**`, '').replace(id, '').trim();
  return plain([name, told.join('. ')].filter(Boolean).join(': '));
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  const words = text
    .trim()
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\*(\S[^*]*)\*/g, '$1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
