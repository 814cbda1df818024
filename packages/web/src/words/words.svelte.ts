import type { TableWords, Words } from './en/index.ts';
import type { PageWords } from './en/pages.ts';

// The words of the page. Each language is a module of its own, loaded when it is chosen; the compiler sees to it that all have the same keys.

export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

const TABLE: { readonly [L in Language]: () => Promise<{ words: TableWords }> } = {
  en: () => import('./en/index.ts'),
  pl: () => import('./pl/index.ts'),
  cs: () => import('./cs/index.ts'),
  uk: () => import('./uk/index.ts'),
};
const PAGES: { readonly [L in Language]: () => Promise<{ pages: PageWords }> } = {
  en: () => import('./en/pages.ts'),
  pl: () => import('./pl/pages.ts'),
  cs: () => import('./cs/pages.ts'),
  uk: () => import('./uk/pages.ts'),
};

let words = $state.raw<Words | null>(null);
let spoken = $state<Language>('en');
/** The table is played without the words of the pages around it. */
let pagesToo = false;

/** The words of the chosen language. */
export function w(): Words {
  return words as Words;
}

export function language(): Language {
  return spoken;
}

export async function speak(language: Language): Promise<void> {
  const [table, around] = await Promise.all([TABLE[language](), pagesToo ? PAGES[language]() : null]);
  words = { ...table.words, ...around?.pages } as Words;
  spoken = language;
  document.documentElement.lang = language;
}

/** To be awaited before anything but the table is shown. */
export async function speakOfPages(): Promise<void> {
  if (pagesToo) return;
  pagesToo = true;
  await speak(spoken);
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? 'en') as Language;
}
