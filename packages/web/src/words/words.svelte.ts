import type { Words } from './en/index.ts';

// The words of the page. Each language is a module of its own, loaded when it is chosen; the compiler sees to it that
// all have the same keys.

export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

/** The parts in which words are loaded, one file for each language; every page needs `home`. */
export type Part = 'home' | 'table' | 'others';

type Load = () => Promise<{ readonly words: Partial<Words> }>;
const LOADS: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    home: () => import('./en/route/home.ts'),
    table: () => import('./en/route/table.ts'),
    others: () => import('./en/route/others.ts'),
  },
  pl: {
    home: () => import('./pl/route/home.ts'),
    table: () => import('./pl/route/table.ts'),
    others: () => import('./pl/route/others.ts'),
  },
  cs: {
    home: () => import('./cs/route/home.ts'),
    table: () => import('./cs/route/table.ts'),
    others: () => import('./cs/route/others.ts'),
  },
  uk: {
    home: () => import('./uk/route/home.ts'),
    table: () => import('./uk/route/table.ts'),
    others: () => import('./uk/route/others.ts'),
  },
};

let words = $state.raw<Words | null>(null);
let spoken = $state<Language>('en');
/** The chosen language, which may still be loading. */
let wanted: Language = 'en';
let latest: Promise<void>;
/** The parts that have been asked for. */
const asked = new Map<Part, Promise<void>>();

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
  const parts = new Set<Part>(['home', ...asked.keys()]);
  const loaded = await Promise.all([...parts].map((part) => LOADS[language][part]()));
  // Another language was requested meanwhile: callers wait for that one.
  if (language !== wanted) return latest;
  // Loads may finish in any order: keep the words that are loaded already.
  const known = spoken === language ? words : null;
  words = Object.assign({}, known, ...loaded.map((part) => part.words));
  spoken = language;
  document.documentElement.lang = language;
}

/** Loads these parts; await it before using their words. */
export async function speakOf(...parts: readonly Part[]): Promise<void> {
  const missing = parts.filter((part) => !asked.has(part));
  if (missing.length > 0) {
    const coming = again(missing);
    for (const part of missing) asked.set(part, coming);
  }
  for (const part of parts) await asked.get(part);
}

/** Loads all requested parts; after a failure they can be requested again. */
async function again(missing: readonly Part[]): Promise<void> {
  await null;
  try {
    await speak(wanted);
  } catch (error) {
    for (const part of missing) asked.delete(part);
    throw error;
  }
}

/** The first of the reader's languages that the page has. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? 'en') as Language;
}
