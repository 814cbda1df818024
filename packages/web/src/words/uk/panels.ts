import type { panels as english } from '../en/panels.ts';
import { counted } from './names.ts';

const percents = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 0 });
const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;
const freeSites = counted(
  'вільний будівельний майданчик',
  'вільні будівельні майданчики',
  'вільних будівельних майданчиків',
);
const set = (gods: string) => `Усі чотири споруди: ${gods}`;
const side = { attacker: 'Нападник', defender: 'Оборонець' };

/** Panels that open now and then. */
export const panels: typeof english = {
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

  log: 'Журнал',
  noLog: 'Ще нічого не сталося.',
  earlier: 'Попередні цикли',
  ruleOf: (line) => `Правило: ${line}`,

  nobodys: 'Без власника',
  island: (areas) => `На одному острові: ${areas}`,
  areaIncome: (gold) => `Дохід: ${gold}`,
  noIncome: 'Без доходу',
  goesTo: (name) => `— отримує ${name}`,
  freeSites,
  priestessSymbol: 'Хто здобуде контроль, отримає жрицю',
  attack: 'Хто може атакувати',
  attackNobody: 'Ніхто не може дістатися',
  chance: percent,
  taken: 'без битви',
  attackWith: (force, area) => `${force} (${area})`,

  broken: 'Цю партію неможливо відкрити.',
  brokenMore: 'Її збережено без змін. Ви можете зберегти її у файл або почати іншу партію.',
  missing: 'Такої партії на цьому пристрої немає.',
  home: 'На головну',
  battle: {
    title: (area) => `Битва: ${area}`,
    side: { legendary: side, classic: side },
    die: { legendary: 'Бойовий кубик', classic: 'Бойовий кубик' },
    walls: 'Фортеці й порти',
    strength: 'Бойова сила',
    notRolled: 'ще не кинуто',
    lastRound: 'Останній раунд:',
    odds: (attacker, win, nobody, defender, hold) =>
      `Якщо битися до кінця: ${attacker} ${percents.format(win)}, нікого не лишиться ${percents.format(nobody)}, ${defender} ${percents.format(hold)}.`,
  },
};
