import type { Phase } from '@meltemi/engine';
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
  creatureWord: { legendary: 'stworzenie', classic: 'stwór' },
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
