import { counted } from '@meltemi/words/uk';
import type { area as english } from '../en/area.ts';

const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;

const freeSites = counted(
  'вільний будівельний майданчик',
  'вільні будівельні майданчики',
  'вільних будівельних майданчиків',
);

/** What is known of an area. */
export const area: typeof english = {
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
};
