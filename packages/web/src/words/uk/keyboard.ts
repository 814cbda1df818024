import type { keyboard as english } from '../en/keyboard.ts';

/** The keyboard, and what is said aloud. */
export const keyboard: typeof english = {
  title: 'Клавіші',
  announcements: 'Повідомлення',
  does: {
    choices: 'До вибору',
    target: 'До наступного місця, яке можна вибрати',
    confirm: 'Підтвердити',
    back: 'Назад',
    end: 'Завершити хід',
    undo: 'Скасувати',
    hint: 'Порада',
    skip: 'Пропустити',
    log: 'До журналу',
    command: 'Записати хід',
    help: 'Цей список',
  },
  inLog: 'У журналі стрілки ведуть від рядка до рядка та до правила рядка.',
  wanted: 'Використовувати окремі клавіші для швидких дій',
  // a move that is typed
  command: 'Ваш хід у нотації',
  play: 'Зіграти',
  unread: 'Не зрозуміло.',
};
