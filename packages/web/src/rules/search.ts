import type { Book, Entry, Section } from './book.ts';

/** Without tags, case and accents, so that what one types is found. */
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

/** The books with only those rules that have all the words, by id, title or text. */
export function search(books: readonly Book[], words: string, titleOf: (entry: Entry) => string): readonly Book[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return books;
  const has = (text: string): boolean => wanted.every((word) => text.includes(word));
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
