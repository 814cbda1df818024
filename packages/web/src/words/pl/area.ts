import { plural } from '@meltemi/words';
import type { area as english } from '../en/area.ts';

const choose = plural('pl');

const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;

/** What is known of an area. */
export const area: typeof english = {
  nobodys: 'Bez właściciela',
  island: (areas) => `Na tej samej wyspie: ${areas}`,
  areaIncome: (gold) => `Dochód ${gold}`,
  noIncome: 'Bez dochodu',
  goesTo: (name) => `– odbiorca: ${name}`,
  freeSites: (sites) =>
    `${sites}\u00a0${choose(sites, { one: 'wolne pole budowy', few: 'wolne pola budowy', many: 'wolnych pól budowy', other: 'wolnego pola budowy' })}`,
  priestessSymbol: 'Kto przejmie obszar, dostanie kapłankę',
  attack: 'Kto może zaatakować',
  attackNobody: 'Nikt w zasięgu',
  chance: percent,
  taken: 'bez bitwy',
  attackWith: (force, area) => `${force} (${area})`,
};
