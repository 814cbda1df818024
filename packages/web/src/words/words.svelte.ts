import type { FirstWords } from './en/first.ts';
import type { Words } from './en/index.ts';
import type { MoreWords } from './en/more.ts';
import type { PageWords } from './en/pages.ts';

// The words of the page. Each language is a module of its own, loaded when it is chosen; the compiler sees to it that all have the same keys.

export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

type Load<T> = { readonly [L in Language]: () => Promise<T> };

const FIRST: Load<{ first: FirstWords }> = {
  en: () => import('./en/first.ts'),
  pl: () => import('./pl/first.ts'),
  cs: () => import('./cs/first.ts'),
  uk: () => import('./uk/first.ts'),
};
const MORE: Load<{ more: MoreWords }> = {
  en: () => import('./en/more.ts'),
  pl: () => import('./pl/more.ts'),
  cs: () => import('./cs/more.ts'),
  uk: () => import('./uk/more.ts'),
};
const PAGES: Load<{ pages: PageWords }> = {
  en: () => import('./en/pages.ts'),
  pl: () => import('./pl/pages.ts'),
  cs: () => import('./cs/pages.ts'),
  uk: () => import('./uk/pages.ts'),
};

let words = $state.raw<Words | null>(null);
let spoken = $state<Language>('en');
/** Chosen, and perhaps still on its way. */
let wanted: Language = 'en';
let latest: Promise<void>;
/** The table is seen before all that can be said at it is there, and played without the words of the pages around it. */
let moreToo: Promise<void> | null = null;
let pagesToo: Promise<void> | null = null;

/** The words of the chosen language. */
export function w(): Words {
  return words as Words;
}

export function language(): Language {
  return spoken;
}

export function speak(language: Language): Promise<void> {
  wanted = language;
  latest = learn(language);
  return latest;
}

async function learn(language: Language): Promise<void> {
  const [{ first }, later, around] = await Promise.all([
    FIRST[language](),
    moreToo && MORE[language](),
    pagesToo && PAGES[language](),
  ]);
  // Another language was asked for meanwhile: whoever waits for words waits for those.
  if (language !== wanted) return latest;
  // Whatever comes first, what is known of the language stays.
  const known = spoken === language ? words : null;
  words = { ...known, ...first, ...later?.more, ...around?.pages } as Words;
  spoken = language;
  document.documentElement.lang = language;
}

/** To be awaited before anything is told, explained or refused at the table. */
export function speakMore(): Promise<void> {
  moreToo ??= again(() => {
    moreToo = null;
  });
  return moreToo;
}

/** What is shown only on occasion is loaded then, with the words for it. */
export async function explained<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, speakMore()]);
  return loaded;
}

/** To be awaited before anything but the table is shown. */
export function speakOfPages(): Promise<void> {
  pagesToo ??= again(() => {
    if (moreToo === pagesToo) moreToo = null;
    pagesToo = null;
  });
  moreToo ??= pagesToo;
  return pagesToo;
}

/** With what has been asked for since; what has failed may be asked for again. */
async function again(failed: () => void): Promise<void> {
  await null;
  try {
    await speak(wanted);
  } catch (error) {
    failed();
    throw error;
  }
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? 'en') as Language;
}
