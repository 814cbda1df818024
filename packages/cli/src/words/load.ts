import type { Language } from './language.ts';
import type { Words } from './words.ts';

const LOAD: { readonly [L in Language]: () => Promise<{ readonly words: Words }> } = {
  en: () => import('./en/index.ts'),
  pl: () => import('./pl/index.ts'),
  cs: () => import('./cs/index.ts'),
  uk: () => import('./uk/index.ts'),
};

export async function wordsIn(language: Language): Promise<Words> {
  return (await LOAD[language]()).words;
}
