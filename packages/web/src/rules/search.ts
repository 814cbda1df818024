import type { Book, RuleEntry, Section } from './book.ts';

/** Without tags, case and accents. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** For each word, the words that count as found. `synonyms`: groups of beginnings of words with one meaning. */
export function wantedOf(words: string, synonyms: readonly string[]): readonly (readonly string[])[] {
  const groups = synonyms.map((group) => plain(group).split(' '));
  const typed = plain(words).split(/\s+/).filter(Boolean);
  return typed.map((word) => [word, ...(groups.find((group) => group.some((other) => word.startsWith(other))) ?? [])]);
}

/** The books with only those rules that match every word, by id, title or text. */
export function search(
  books: readonly Book[],
  wanted: ReturnType<typeof wantedOf>,
  titleOf: (entry: RuleEntry) => string,
): readonly Book[] {
  if (wanted.length === 0) return books;
  const has = (text: string): boolean => wanted.every((any) => any.some((word) => text.includes(word)));
  const within = (section: Section): Section => ({
    ...section,
    entries: section.entries.filter((entry) =>
      has(plain(`${entry.ids.join(' ')} ${section.title} ${titleOf(entry)} ${entry.html}`)),
    ),
  });
  return books
    .map((book) => ({
      ...book,
      intro: '',
      sections: book.sections.map(within).filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}
