import { plural } from '@meltemi/words';
import type { area as english } from '../en/area.ts';

const choose = plural('cs');

const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}\u00a0%`;

/** What is known of an area. */
export const area: typeof english = {
  nobodys: 'Neutrální',
  island: (areas) => `Na stejném ostrově: ${areas}`,
  areaIncome: (gold) => `Příjem ${gold}`,
  noIncome: 'Bez příjmu',
  goesTo: (name) => `– dostává ${name}`,
  freeSites: (sites) =>
    `${sites}\u00a0${choose(sites, { one: 'prázdné staveniště', few: 'prázdná staveniště', other: 'prázdných stavenišť' })}`,
  priestessSymbol: 'Kdo oblast získá, dostane kněžku',
  attack: 'Kdo může zaútočit',
  attackNobody: 'Nikdo v dosahu',
  chance: percent,
  taken: 'bez bitvy',
  attackWith: (force, area) => `${force} (${area})`,
};
