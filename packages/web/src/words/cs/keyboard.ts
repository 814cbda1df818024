import type { keyboard as english } from '../en/keyboard.ts';

/** The keyboard, and what is said aloud. */
export const keyboard: typeof english = {
  title: 'Klávesové zkratky',
  announcements: 'Hlášení',
  does: {
    choices: 'K volbám',
    target: 'K dalšímu místu, které lze zvolit',
    confirm: 'Potvrdit',
    back: 'Zpět',
    end: 'Ukončit tah',
    undo: 'Vzít zpět',
    hint: 'Rada',
    skip: 'Přeskočit',
    log: 'K průběhu',
    command: 'Napsat tah',
    help: 'Tento seznam',
  },
  inLog: 'V průběhu šipky vedou od řádku k řádku a k pravidlu řádku.',
  wanted: 'Používat jednotlivé klávesy jako zkratky',
  // a move that is typed
  command: 'Váš tah v notaci',
  play: 'Zahrát',
  unread: 'Tomu nelze rozumět.',
};
