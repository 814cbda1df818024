import type { Screen } from '../src/screen/screen.ts';
import { words } from '../src/words/en/index.ts';

/** A screen without colours that keeps what is printed. */
export function screenOf(more: Partial<Screen> = {}): Screen & { readonly printed: string[] } {
  const printed: string[] = [];
  return { colour: false, width: 120, rows: null, words, print: (text) => printed.push(text), printed, ...more };
}
