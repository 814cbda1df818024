import { names } from '@meltemi/words/cs';
import type { table as english } from '../en/table.ts';

const gives: (typeof english)['gives'] = {
  legendary: {
    zeus: 'Chrám, kněžka',
    athena: 'Akademie, filozof',
    poseidon: 'Přístav, lodě, pohyby po moři',
    ares: 'Pevnost, vojáci, pohyby po pevnině',
    hera: 'Nová budova, námezdní vojáci, hrdina',
    apollo: 'Roh hojnosti, 2\u00a0ZL, bez daru',
  },
  classic: {
    zeus: 'Kněží, chrámy',
    athena: 'Filozofové, akademie',
    poseidon: 'Lodě, přístavy, pohyby po moři',
    ares: 'Vojáci, pevnosti, pohyby vojáků',
    hera: '',
    apollo: 'Zlaťáky, roh hojnosti, bez daru',
  },
};

/** The steps of a cycle, as short as can be. */
const step: (typeof english)['step'] = {
  setup: 'Příprava',
  start: 'Zahájení',
  income: 'Příjem',
  offerings: 'Dary',
  upkeep: 'Udržení',
  actions: 'Akce',
  end: 'Konec',
  over: 'Konec hry',
};

/** The panels around the board. */
export const table: typeof english = {
  takenBack: (line) => `Vzato zpět: ${line}`,
  cycle: (cycle) => `Epocha ${cycle}`,
  phases: 'Fáze epochy',
  step,
  turn: 'Na tahu',
  goal: (metropolises) => `Cíl: ${names.count.metropolis(metropolises)}`,
  rule: 'Pravidlo',

  gods: 'Bohové a dary',
  gives,
  faceDown: 'lícem dolů',
  actsAs: (number) => `Pořadí: ${number}`,
  acts: { done: '(už po tahu)', now: '(právě na tahu)', later: '' },
  barred: 'Odtud vás vykopli: nejprve zvolte jiného boha.',
  sum: (bid, off, pays) => `${bid} − ${off} = ${pays}`,
  offer: (god, bid) => `Nabídněte ${bid} (${god})`,
  offerShort: (bid) => `Nabídněte ${bid}`,
  offerFree: (god) => `Zvolte: ${god}`,
  amount: (god) => `Váš dar (${god})`,
  less: 'Méně',
  more: 'Více',
  youPay: (gold) => `zaplatíte ${gold}`,
};
