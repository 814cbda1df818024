import type { HeroId, Phase } from '@meltemi/engine';
import type { names as english } from '../en/names.ts';
import { plural } from '../plural.ts';

type Names = typeof english;
type Count = Names['count']['hero'];

const choose = plural('pl');
const counted =
  (one: string, few: string, many: string): Count =>
  (n) =>
    `${n}\u00a0${choose(n, { one, few, many, other: many })}`;
const listed = new Intl.ListFormat('pl', { type: 'conjunction' });

const hero: Readonly<Record<HeroId, string>> = {
  croesus: 'Krezus',
  hector: 'Hektor',
  helen: 'Helena',
  jason: 'Jazon',
  ajax: 'Ajas',
  pandora: 'Pandora',
  penthesilea: 'Pentezylea',
  odysseus: 'Odyseusz',
  perseus: 'Perseusz',
};

const phase: Readonly<Record<Phase, string>> = {
  setup: 'Przygotowanie rozgrywki',
  start: 'Początek cyklu',
  income: 'Dochód',
  offerings: 'Ofiary',
  upkeep: 'Utrzymanie',
  actions: 'Akcje',
  end: 'Koniec cyklu',
  over: 'Koniec rozgrywki',
};

const philosopher = counted('filozof', 'filozofów', 'filozofów');

const prosperity = counted('żeton dobrobytu', 'żetony dobrobytu', 'żetonów dobrobytu');

export const names: Names = {
  edition: { legendary: 'Edycja Legendarna', classic: 'Edycja klasyczna' },
  expansion: 'Monumenty',
  god: { zeus: 'Zeus', athena: 'Atena', poseidon: 'Posejdon', ares: 'Ares', hera: 'Hera', apollo: 'Apollo' },
  creature: {
    harpy: 'Harpia',
    gryphon: 'Gryf',
    griffon: 'Gryf',
    giant: 'Gigant',
    dryad: 'Driada',
    cyclops: 'Cyklop',
    charon: 'Charon',
    graeae: 'Graje',
    fates: 'Mojry',
    pegasus: 'Pegaz',
    satyr: 'Satyr',
    siren: 'Syrena',
    sphinx: 'Sfinks',
    sylph: 'Sylf',
    chimera: 'Chimera',
    cerberus: 'Cerber',
    hydra: 'Hydra',
    polyphemus: 'Polifem',
    medusa: 'Meduza',
    minotaur: 'Minotaur',
    chiron: 'Chiron',
    kraken: 'Kraken',
  },
  creatureWord: { legendary: 'stworzenie', classic: 'stwór' },
  hero,
  building: {
    port: 'port',
    fortress: 'forteca',
    temple: 'świątynia',
    university: 'uniwersytet',
    metropolis: 'metropolia',
  },
  monument: {
    lighthouse: 'Wielka Latarnia Morska Posejdona',
    citadel: 'Wielka Cytadela Aresa',
    military: 'Akademia Wojskowa',
    naval: 'Akademia Morska',
    warport: 'Port Wojenny',
    university: 'Wielki Uniwersytet Ateny',
    zeus: 'Wielka Świątynia Zeusa',
    athena: 'Świątynia Ateny',
    poseidon: 'Świątynia Posejdona',
    ares: 'Świątynia Aresa',
  },
  bonus: {
    troops: 'dwa oddziały',
    gold: '3\u00a0SZ',
    prosperity: 'żeton dobrobytu',
    fleets: 'dwie floty',
    priestess: 'kapłanka',
  },
  piece: {
    troop: counted('oddział', 'oddziały', 'oddziałów'),
    mercenary: counted('najemnik', 'najemników', 'najemników'),
    fleet: counted('flota', 'floty', 'flot'),
    prosperity,
  },
  prosperity: {
    legendary: prosperity,
    classic: counted('znacznik dobrobytu', 'znaczniki dobrobytu', 'znaczników dobrobytu'),
  },
  card: {
    legendary: { priestess: counted('kapłanka', 'kapłanki', 'kapłanek'), philosopher },
    classic: { priestess: counted('kapłan', 'kapłanów', 'kapłanów'), philosopher },
  },
  unit: { ...hero, troop: 'oddział', mercenary: 'najemnik', fleet: 'flota', minotaur: 'Minotaur' },
  area: {
    legendary: { land: 'obszar lądowy', sea: 'obszar morski' },
    classic: { land: 'wyspa', sea: 'pole morza' },
  },
  phase: {
    legendary: phase,
    classic: {
      ...phase,
      setup: 'Przygotowanie gry',
      start: 'Stwory i bogowie',
      offerings: 'Składanie ofiar',
      actions: 'Przeprowadzanie akcji',
      over: 'Koniec gry',
    },
  },
  colour: {
    red: 'Czerwony',
    blue: 'Niebieski',
    yellow: 'Żółty',
    purple: 'Fioletowy',
    green: 'Zielony',
    black: 'Czarny',
  },
  gold: { legendary: (n) => `${n}\u00a0SZ`, classic: (n) => `${n}\u00a0JZ` },
  count: {
    creature: {
      legendary: counted('stworzenie', 'stworzenia', 'stworzeń'),
      classic: counted('stwór', 'stwory', 'stworów'),
    },
    building: {
      legendary: counted('budynek', 'budynki', 'budynków'),
      classic: counted('budowla', 'budowle', 'budowli'),
    },
    hero: counted('heros', 'herosów', 'herosów'),
    metropolis: counted('metropolia', 'metropolie', 'metropolii'),
    monument: counted('monument', 'monumenty', 'monumentów'),
    cornucopia: counted('róg obfitości', 'rogi obfitości', 'rogów obfitości'),
    cycle: counted('cykl', 'cykle', 'cykli'),
    player: counted('gracz', 'graczy', 'graczy'),
  },
  you: (colour) => `${colour} (ty)`,
  list: (items) => listed.format(items),
};
