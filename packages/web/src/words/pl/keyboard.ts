import type { keyboard as english } from '../en/keyboard.ts';

/** The keyboard, and what is said aloud. */
export const keyboard: typeof english = {
  title: 'Skróty klawiszowe',
  announcements: 'Komunikaty',
  does: {
    choices: 'Do wyboru',
    target: 'Do następnego miejsca do wyboru',
    confirm: 'Potwierdź',
    back: 'Wróć',
    end: 'Zakończ turę',
    undo: 'Cofnij',
    hint: 'Wskazówka',
    skip: 'Pomiń',
    log: 'Do przebiegu',
    command: 'Wpisz ruch',
    help: 'Ta lista',
  },
  inLog: 'W przebiegu strzałki prowadzą od wiersza do wiersza i do zasady danego wiersza.',
  wanted: 'Używaj pojedynczych klawiszy jako skrótów',
  // a move that is typed
  command: 'Twój ruch w notacji',
  play: 'Zagraj',
  unread: 'Nie zrozumiano.',
};
