import type { panels as english } from '../en/panels.ts';
import { plural } from '../plural.ts';

const choose = plural('cs');
const percents = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });
const percent = (share: number): string =>
  `${share > 0.99 && share < 1 ? '>99' : share > 0 && share < 0.01 ? '<1' : Math.round(100 * share)}\u00a0%`;
const set = (gods: string) => `Všechny čtyři budovy (${gods})`;
const side = { attacker: 'Útočník', defender: 'Obránce' };

/** Panels that open now and then. */
export const panels: typeof english = {
  holdsGoal: (name) => `${name}: dost metropolí na vítězství, pokud se nic nezmění.`,
  canWin: (name) => `${name}: možné vítězství v této epoše.`,
  oneShort: (name) => `${name}: chybí jedna metropole a tah v této epoše teprve přijde.`,
  exposed: (area, names) => `Vaše metropole (${area}) je v ohrožení. Zaútočit může: ${names}.`,
  way: {
    set: { legendary: set, classic: set },
    philosophers: (god) => `Čtyři filozofové (${god})`,
    conquest: (area) => `Metropole na dosah: ${area}`,
    hero: (hero) => `Sebeobětování: ${hero}`,
  },

  log: 'Průběh hry',
  noLog: 'Zatím se nic nestalo.',
  earlier: 'Dřívější epochy',
  ruleOf: (line) => `Pravidlo: ${line}`,

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

  broken: 'Tuto partii nelze otevřít.',
  brokenMore: 'Zůstává tak, jak je. Můžete ji uložit do souboru, nebo začít jinou.',
  missing: 'Taková partie na tomto zařízení není.',
  home: 'Na úvodní stránku',
  battle: {
    title: (area) => `Bitva: ${area}`,
    side: { legendary: side, classic: side },
    die: { legendary: 'Bojová kostka', classic: 'Bojová kostka' },
    walls: 'Pevnosti a přístavy',
    strength: 'Bojová síla',
    notRolled: 'zatím bez hodu',
    lastRound: 'Poslední kolo:',
    odds: (attacker, win, nobody, defender, hold) =>
      `Pokud se bojuje až do konce: ${attacker} ${percents.format(win)}, nikdo nezbude ${percents.format(nobody)}, ${defender} ${percents.format(hold)}.`,
  },
};
