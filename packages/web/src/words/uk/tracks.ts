import type { tracks as english } from '../en/tracks.ts';

const buy = (name: string, gold: string) => `Купіть: ${name}, ${gold}`;

/** Creatures, heroes and monuments on their tracks. */
export const tracks: typeof english = {
  creatures: { legendary: 'Істоти', classic: 'Істоти' },
  heroes: 'Герої',
  monuments: 'Монументи',
  noCard: 'порожньо',
  printed: (gold) => `Вартість: ${gold}`,
  yourPrice: (gold) => `Для вас: ${gold}`,
  buy: { legendary: buy, classic: buy },
  hire: (name, gold) => `Найміть: ${name}, ${gold}`,
  battle: 'Битва',
  sacrifice: 'Пожертва',
  needs: (buildings) => `Потрібно: ${buildings}`,
  heldBy: (name) => `Власник: ${name}`,
};
