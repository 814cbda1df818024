import type { board as english } from '../en/board.ts';

/** The board, and what is read out of it. */
export const board: typeof english = {
  title: 'Ігрове поле',
  keys: 'Стрілки ведуть від зони до зони, Page Down — до наступної, яку можна вибрати. Enter вибирає. Плюс і мінус змінюють масштаб, нуль показує все поле, Shift зі стрілками рухає його.',
  closer: 'Збільшити',
  farther: 'Зменшити',
  whole: 'Показати все поле',
  heldBy: (faction) => `контролює ${faction}`,
  free: 'ніхто не контролює',
  yields: (cornucopias) => `дає ${cornucopias}`,
  priestess: 'символ жриці',
  ofFaction: (thing, faction) => `${thing} (${faction})`,
  metropolis: (metropolis, bonus) => `${metropolis} (бонус: ${bonus})`,
  site: (building, shore) => `${building} на березі: ${shore}`,
  emptySite: 'порожній майданчик',
  battle: (attacker, pieces) => `атакує ${attacker}${pieces && `: ${pieces}`}`,
  target: 'можна вибрати',
  origin: 'звідси починається переміщення',
  chosen: 'вибрано',
};
