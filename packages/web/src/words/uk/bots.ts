import type { bots as english } from '../en/bots.ts';

export const bots: typeof english = {
  random: {
    level: 'випадковий',
    names: 'Борей Зефір Нот Евр Еол Аргест',
  },
  easy: {
    level: 'легкий',
    names: 'Фаетон Ікар Мідас Арахна Ніоба Тантал',
  },
  medium: {
    level: 'середній',
    names: 'Аріадна Пенелопа Дедал Навсікая Ментор Філемон',
  },
  hard: {
    level: 'складний',
    names: 'Метіда Теміда Нестор Пітія Тіресій Кассандра',
  },
};
