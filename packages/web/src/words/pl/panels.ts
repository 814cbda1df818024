import type { panels as english } from '../en/panels.ts';
import { plural } from '../plural.ts';

const choose = plural('pl');
const percents = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });
const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}%`;

/** Panels that open now and then. */
export const panels: typeof english = {
  holdsGoal: (name) => `${name}: dość metropolii do zwycięstwa, jeśli nic się nie zmieni.`,
  canWin: (name) => `${name}: możliwe zwycięstwo w tym cyklu.`,
  oneShort: (name) => `${name}: brakuje jednej metropolii, a w tym cyklu będą jeszcze akcje.`,
  exposed: (area, names) => `Twoja metropolia (${area}) jest zagrożona. Może zaatakować: ${names}.`,
  way: {
    set: {
      legendary: (gods) => `Wszystkie cztery budynki (${gods})`,
      classic: (gods) => `Wszystkie cztery budowle (${gods})`,
    },
    philosophers: (god) => `Czterech filozofów (${god})`,
    conquest: (area) => `Metropolia w zasięgu: ${area}`,
    hero: (hero) => `Poświęcenie: ${hero}`,
  },

  log: 'Przebieg',
  noLog: 'Nic się jeszcze nie wydarzyło.',
  earlier: 'Wcześniejsze cykle',
  ruleOf: (line) => `Zasada: ${line}`,

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

  broken: 'Tej rozgrywki nie można otworzyć.',
  brokenMore: 'Zostaje bez zmian. Możesz ją zapisać do pliku albo rozpocząć inną.',
  missing: 'Na tym urządzeniu nie ma takiej rozgrywki.',
  home: 'Na stronę główną',
  battle: {
    title: (area) => `Bitwa: ${area}`,
    side: {
      legendary: { attacker: 'Napastnik', defender: 'Obrońca' },
      classic: { attacker: 'Atakujący', defender: 'Obrońca' },
    },
    die: { legendary: 'Kość bitwy', classic: 'Kość specjalna' },
    walls: 'Fortece i porty',
    strength: 'Siła',
    notRolled: 'przed rzutem',
    lastRound: 'Ostatnia runda:',
    odds: (attacker, win, nobody, defender, hold) =>
      `Jeśli obie strony będą walczyć do końca: ${attacker} ${percents.format(win)}, nikt nie zostanie ${percents.format(nobody)}, ${defender} ${percents.format(hold)}.`,
  },
};
