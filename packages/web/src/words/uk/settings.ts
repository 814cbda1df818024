import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'Налаштування',
  language: 'Мова',
  theme: 'Тема',
  themes: { system: 'Як на пристрої', light: 'День', dark: 'Ніч' },
  speed: 'Темп гри',
  speeds: { calm: 'Спокійний', normal: 'Звичайний', fast: 'Швидкий', instant: 'Миттєвий' },
  sound: 'Гучність звуків',
  confirmBids: 'Підтверджувати підношення',
  confirmEnds: 'Підтверджувати кінець ходу',
  close: 'Готово',
};
