import type { threats as english } from '../en/threats.ts';

const set = (gods: string) => `Усі чотири споруди: ${gods}`;

/** Who can win this cycle, and what of one’s own can be attacked. */
export const threats: typeof english = {
  holdsGoal: (name) => `${name}: метрополій досить для перемоги, якщо нічого не зміниться.`,
  canWin: (name) => `${name}: можлива перемога в цьому циклі.`,
  oneShort: (name) => `${name}: бракує однієї метрополії, а в цьому циклі ще будуть дії.`,
  exposed: (area, names) => `Ваша метрополія (${area}) під загрозою: ${names}.`,
  way: {
    set: { legendary: set, classic: set },
    philosophers: (god) => `Чотири філософи: ${god}`,
    conquest: (area) => `Доступна метрополія: ${area}`,
    hero: (hero) => `Пожертва: ${hero}`,
  },
};
