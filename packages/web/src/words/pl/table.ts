import { names } from '@meltemi/words/pl';
import type { table as english } from '../en/table.ts';

const gives: (typeof english)['gives'] = {
  legendary: {
    zeus: 'Świątynia, kapłanka',
    athena: 'Uniwersytet, filozof',
    poseidon: 'Port, floty, ruchy morskie',
    ares: 'Forteca, oddziały, ruchy lądowe',
    hera: 'Nowy budynek, najemnicy, heros',
    apollo: 'Dobrobyt, 2\u00a0SZ, bez ofiary',
  },
  classic: {
    zeus: 'Kapłani, świątynie',
    athena: 'Filozofowie, uniwersytety',
    poseidon: 'Floty, porty, ruchy morskie',
    ares: 'Oddziały, fortece, ruchy lądowe',
    hera: '',
    apollo: 'Złoto, dobrobyt, bez ofiary',
  },
};

/** The steps of a cycle, as short as can be. */
const step: (typeof english)['step'] = {
  setup: 'Przygotowanie',
  start: 'Początek',
  income: 'Dochód',
  offerings: 'Ofiary',
  upkeep: 'Utrzymanie',
  actions: 'Akcje',
  end: 'Koniec',
  over: 'Koniec gry',
};

/** The panels around the board. */
export const table: typeof english = {
  takenBack: (line) => `Cofnięto: ${line}`,
  cycle: (cycle) => `Cykl ${cycle}`,
  phases: 'Fazy cyklu',
  step,
  turn: 'Tura',
  goal: (metropolises) => `Cel: ${names.count.metropolis(metropolises)}`,
  rule: 'Zasada',

  gods: 'Bogowie i ofiary',
  gives,
  faceDown: 'nie w tym cyklu',
  actsAs: (number) => `Kolejność: ${number}`,
  acts: { done: '(po turze)', now: '(trwa tura)', later: '' },
  barred: 'Stąd wyrzucono twój znacznik: najpierw wybierz innego boga.',
  sum: (bid, off, pays) => `${bid} − ${off} = ${pays}`,
  offer: (god, bid) => `Ofiaruj ${bid} (${god})`,
  offerShort: (bid) => `Ofiaruj ${bid}`,
  offerFree: (god) => `Wybierz: ${god}`,
  amount: (god) => `Twoja ofiara (${god})`,
  less: 'Mniej',
  more: 'Więcej',
  youPay: (gold) => `płacisz ${gold}`,
};
