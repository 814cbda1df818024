import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'Налаштування',
  language: 'Мова',
  theme: 'Тема',
  themes: { system: 'Як на пристрої', light: 'День', dark: 'Ніч' },
  speed: 'Анімація',
  speeds: { calm: 'Спокійна', normal: 'Звичайна', fast: 'Швидка', none: 'Вимкнена' },
  sound: 'Звук',
  close: 'Готово',
};
