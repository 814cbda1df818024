import type { Words } from './en/index.ts';

// The words of the page. Each language is a module of its own, loaded when it is chosen; the compiler sees to it that all have the same keys.

export const LANGUAGES = { en: 'English', pl: 'Polski', cs: 'Čeština', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

export type Part = 'first' | 'atTable' | 'around' | 'more' | 'pages';
type Load = { readonly [L in Language]: () => Promise<{ readonly [P in Part]?: object }> };

/** The table is seen before all that can be said at it is there, and played without the words of the pages around it. */
const PARTS: { readonly [P in Part]: Load } = {
  first: {
    en: () => import('./en/first.ts'),
    pl: () => import('./pl/first.ts'),
    cs: () => import('./cs/first.ts'),
    uk: () => import('./uk/first.ts'),
  },
  atTable: {
    en: () => import('./en/at-table.ts'),
    pl: () => import('./pl/at-table.ts'),
    cs: () => import('./cs/at-table.ts'),
    uk: () => import('./uk/at-table.ts'),
  },
  around: {
    en: () => import('./en/around.ts'),
    pl: () => import('./pl/around.ts'),
    cs: () => import('./cs/around.ts'),
    uk: () => import('./uk/around.ts'),
  },
  more: {
    en: () => import('./en/more.ts'),
    pl: () => import('./pl/more.ts'),
    cs: () => import('./cs/more.ts'),
    uk: () => import('./uk/more.ts'),
  },
  pages: {
    en: () => import('./en/pages.ts'),
    pl: () => import('./pl/pages.ts'),
    cs: () => import('./cs/pages.ts'),
    uk: () => import('./uk/pages.ts'),
  },
};

let words = $state.raw<Words | null>(null);
let spoken = $state<Language>('en');
/** Chosen, and perhaps still on its way. */
let wanted: Language = 'en';
let latest: Promise<void>;
/** What has been asked for besides the first words. */
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
  // In this order: what is said first may be part of what is said later.
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => part === 'first' || asked.has(part));
  const loaded = await Promise.all(parts.map((part) => PARTS[part][language]()));
  // Another language was asked for meanwhile: whoever waits for words waits for those.
  if (language !== wanted) return latest;
  // Whatever comes first, what is known of the language stays.
  const known = spoken === language ? words : null;
  words = Object.assign({}, known, ...loaded.map((part, i) => part[parts[i]])) as Words;
  spoken = language;
  document.documentElement.lang = language;
}

/** To be awaited before anything of these parts is said. */
export async function speakOf(...parts: readonly Part[]): Promise<void> {
  const missing = parts.filter((part) => !asked.has(part));
  if (missing.length > 0) {
    const coming = again(missing);
    for (const part of missing) asked.set(part, coming);
  }
  for (const part of parts) await asked.get(part);
}

/** With what has been asked for since; what has failed may be asked for again. */
async function again(missing: readonly Part[]): Promise<void> {
  await null;
  try {
    await speak(wanted);
  } catch (error) {
    for (const part of missing) asked.delete(part);
    throw error;
  }
}

/** What is shown only on occasion is loaded then, with the words for it. */
export async function explained<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, speakOf('around', 'more')]);
  return loaded;
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? 'en') as Language;
}
