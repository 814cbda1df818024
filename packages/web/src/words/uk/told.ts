import type { told as english } from '../en/told.ts';

/** What is read out of the board. */
export const told: typeof english = {
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
