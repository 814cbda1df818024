import { letterOf } from './keys.ts';

/** What single keys do at a table, in the order they are listed. */
export const SHORTCUTS = {
  choices: 'Q',
  target: 'N',
  confirm: 'C',
  back: 'Esc',
  end: 'E',
  undo: 'U',
  hint: 'H',
  skip: 'S',
  log: 'L',
  command: 'M',
  help: '?',
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

const LETTERS = new Map(Object.entries(SHORTCUTS).map(([shortcut, key]) => [key.toLowerCase(), shortcut as Shortcut]));

/** The shortcut of a key; null: none. Another alphabet has the letter where a Latin layout has it. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.key === '?') return 'help';
  if (event.key === '/') return 'command';
  return (!event.shiftKey && LETTERS.get(letterOf(event))) || null;
}
