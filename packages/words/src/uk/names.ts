import type { Phase } from '@meltemi/engine';
import type { names as english } from '../en/names.ts';
import { plural } from '../plural.ts';

const choose = plural('uk');

/** A number with its noun: 1 загін, 2 загони, 5 загонів. */
export const counted =
  (one: string, few: string, many: string) =>
  (n: number): string =>
    `${n}\u00a0${choose(n, { one, few, many, other: many })}`;

const listed = new Intl.ListFormat('uk', { type: 'conjunction' });

const phase: Readonly<Record<Phase, string>> = {
  setup: 'Приготування',
  start: 'Початок циклу',
  income: 'Доходи',
  offerings: 'Підношення',
  upkeep: 'Мітичні істоти',
  actions: 'Дії',
  end: 'Кінець циклу',
  over: 'Кінець гри',
};

const gold = counted('монета', 'монети', 'монет');
const philosopher = counted('філософ', 'філософи', 'філософів');
const creatures = counted('істота', 'істоти', 'істот');
const buildings = counted('споруда', 'споруди', 'споруд');

const prosperity = counted('жетон процвітання', 'жетони процвітання', 'жетонів процвітання');

export const names: typeof english = {
  edition: { legendary: 'Легендарне видання', classic: 'Класичне видання' },
  expansion: 'Монументи',
  creatureWord: { legendary: 'істота', classic: 'істота' },
  piece: {
    troop: counted('загін', 'загони', 'загонів'),
    mercenary: counted('загін найманців', 'загони найманців', 'загонів найманців'),
    fleet: counted('флотилія', 'флотилії', 'флотилій'),
    prosperity,
  },
  prosperity: { legendary: prosperity, classic: prosperity },
  card: {
    legendary: { priestess: counted('жриця', 'жриці', 'жриць'), philosopher },
    classic: { priestess: counted('жрець', 'жерці', 'жерців'), philosopher },
  },
  area: {
    legendary: { land: 'сухопутна зона', sea: 'морська зона' },
    classic: { land: 'острів', sea: 'морська клітинка' },
  },
  phase: { legendary: phase, classic: { ...phase, start: 'Істоти й боги' } },
  colour: {
    red: 'Червоний',
    blue: 'Синій',
    yellow: 'Жовтий',
    purple: 'Фіолетовий',
    green: 'Зелений',
    black: 'Чорний',
  },
  gold: { legendary: gold, classic: gold },
  count: {
    creature: { legendary: creatures, classic: creatures },
    building: { legendary: buildings, classic: buildings },
    hero: counted('герой', 'герої', 'героїв'),
    metropolis: counted('метрополія', 'метрополії', 'метрополій'),
    monument: counted('монумент', 'монументи', 'монументів'),
    cornucopia: counted('ріг достатку', 'роги достатку', 'рогів достатку'),
    cycle: counted('цикл', 'цикли', 'циклів'),
    player: counted('гравець', 'гравці', 'гравців'),
  },
  you: (colour) => `${colour} (ви)`,
  list: (items) => listed.format(items),
};
