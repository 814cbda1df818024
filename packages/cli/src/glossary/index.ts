import type { MonumentId, Table } from '@meltemi/engine';
import { CLASSIC } from './classic.ts';
import { type Glossary, MONUMENT_NAMES } from './glossary.ts';
import { LEGENDARY } from './legendary.ts';

export function glossaryOf({ table }: { readonly table: Table }): Glossary {
  return table.edition === 'classic' ? CLASSIC : LEGENDARY;
}

/** What is known of a word, for `about`: monuments share some of their names with gods and buildings. */
export function about(position: { readonly table: Table }, word: string): string[] {
  const { gods, creatures, heroes, buildings, monuments } = glossaryOf(position);
  const found = (table: Readonly<Partial<Record<string, string>>>) =>
    Object.hasOwn(table, word) && table[word] ? [table[word]] : [];
  const lines = [gods, creatures, heroes, buildings].flatMap(found).map((words) => `${word}: ${words}.`);
  if (!position.table.monuments) return lines;
  return [...lines, ...found(monuments).map((words) => `${MONUMENT_NAMES[word as MonumentId]} (${word}): ${words}.`)];
}
