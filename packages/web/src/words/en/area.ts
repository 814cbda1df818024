import { plural } from '@meltemi/words';
import { within } from '@meltemi/words/en';

const choose = plural('en');

const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;

/** What is known of an area. */
export const area = {
  nobodys: 'Nobody’s',
  island: (areas: string) => `On one island with ${areas}`,
  areaIncome: (gold: string) => `Income ${gold}`,
  noIncome: 'No income',
  goesTo: (name: string) => `goes to ${within(name)}`,
  freeSites: (sites: number) => `${sites} free ${choose(sites, { one: 'building site', other: 'building sites' })}`,
  priestessSymbol: 'Taking it gives a priestess',
  attack: 'Who could attack',
  attackNobody: 'Nobody within reach',
  chance: percent,
  taken: 'without a battle',
  attackWith: (force: string, area: string) => `${force} from ${area}`,
};
