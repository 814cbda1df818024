import type { storage as english } from '../en/storage.ts';

/** A game that can’t be stored or opened. */
export const storage: typeof english = {
  elsewhere: 'Ця партія триває в іншому вікні. Зігране тут не зберігається.',
  full: 'На пристрої бракує місця: партію не вдалося зберегти. Збережіть її у файл.',
  broken: 'Цю партію неможливо відкрити.',
  brokenMore: 'Її збережено без змін. Ви можете зберегти її у файл або почати іншу партію.',
  missing: 'Такої партії на цьому пристрої немає.',
  home: 'На головну',
};
