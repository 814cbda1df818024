import type { HeroId, Phase } from '@meltemi/engine';
import type { names as english } from '../en/names.ts';
import { plural } from '../plural.ts';

const choose = plural('uk');

/** A number with its noun: 1 загін, 2 загони, 5 загонів. */
export const counted =
  (one: string, few: string, many: string) =>
  (n: number): string =>
    `${n}\u00a0${choose(n, { one, few, many, other: many })}`;

const listed = new Intl.ListFormat('uk', { type: 'conjunction' });

const hero: Readonly<Record<HeroId, string>> = {
  croesus: 'Крез',
  hector: 'Гектор',
  helen: 'Єлена',
  jason: 'Ясон',
  ajax: 'Аякс',
  pandora: 'Пандора',
  penthesilea: 'Пентесілея',
  odysseus: 'Одіссей',
  perseus: 'Персей',
};

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
  god: { zeus: 'Зевс', athena: 'Атена', poseidon: 'Посейдон', ares: 'Арес', hera: 'Гера', apollo: 'Аполлон' },
  creature: {
    harpy: 'Гарпія',
    gryphon: 'Грифон',
    griffon: 'Грифон',
    giant: 'Велетень',
    dryad: 'Дріада',
    cyclops: 'Циклоп',
    charon: 'Харон',
    graeae: 'Граї',
    fates: 'Мойри',
    pegasus: 'Пегас',
    satyr: 'Сатир',
    siren: 'Сирена',
    sphinx: 'Сфінкс',
    sylph: 'Сильф',
    chimera: 'Химера',
    cerberus: 'Цербер',
    hydra: 'Гідра',
    polyphemus: 'Поліфем',
    medusa: 'Медуза',
    minotaur: 'Мінотавр',
    chiron: 'Хірон',
    kraken: 'Кракен',
  },
  creatureWord: { legendary: 'істота', classic: 'істота' },
  hero,
  building: {
    port: 'порт',
    fortress: 'фортеця',
    temple: 'храм',
    university: 'університет',
    metropolis: 'метрополія',
  },
  monument: {
    lighthouse: 'Великий маяк Посейдона',
    citadel: 'Велика цитадель Ареса',
    military: 'Військова академія',
    naval: 'Морська академія',
    warport: 'Військовий порт',
    university: 'Великий університет Атени',
    zeus: 'Великий храм Зевса',
    athena: 'Храм Атени',
    poseidon: 'Храм Посейдона',
    ares: 'Храм Ареса',
  },
  bonus: {
    troops: '2\u00a0загони',
    gold: '3\u00a0монети',
    prosperity: '1\u00a0жетон процвітання',
    fleets: '2\u00a0флотилії',
    priestess: '1\u00a0карта жриці',
  },
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
  unit: { ...hero, troop: 'загін', mercenary: 'загін найманців', fleet: 'флотилія', minotaur: 'Мінотавр' },
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
