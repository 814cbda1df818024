import type { table as english } from '../en/table.ts';
import { names } from './names.ts';

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

  creatures: { legendary: 'Stworzenia', classic: 'Stwory' },
  heroes: 'Herosi',
  monuments: 'Monumenty',
  noCard: 'puste',
  printed: (gold) => `Koszt: ${gold}`,
  yourPrice: (gold) => `Dla ciebie: ${gold}`,
  buy: {
    legendary: (name, gold) => `Kup za ${gold}: ${name}`,
    classic: (name, gold) => `Wezwij za ${gold}: ${name}`,
  },
  hire: (name, gold) => `Zrekrutuj za ${gold}: ${name}`,
  battle: 'Bitwa',
  sacrifice: 'Poświęcenie',
  needs: (buildings) => `Budowle: ${buildings}`,
  heldBy: (name) => `Właściciel: ${name}`,

  players: 'Gracze',
  team: (list) => `Drużyna: ${list}`,
  bidsAs: (places) => `W kolejności składania ofiar: ${places}`,
  purse: (gold) => `${gold} w puli`,
  purseBounds: (least, most) => `W puli od ${least} do ${most} złota`,
  income: (gold) => `Dochód ${gold}`,
  thinking: 'myśli',
  out: 'poza grą',
  metropolises: (have, goal) => `Metropolie: ${have} z ${goal}`,
  philosophers: (have) => `Filozofowie: ${have} z 4`,
  buildings: (have) => `Zebrane do następnej metropolii: ${have}`,
  none: 'brak',
  reserve: (troops, fleets) => `W rezerwie: ${troops}, ${fleets}`,
  figure: (name, area) => `${name} (${area})`,

  shrine: (hero) => `Metropolia na karcie (${hero})`,
};
