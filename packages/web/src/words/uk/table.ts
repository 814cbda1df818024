import type { EditionId, God, Phase } from '@meltemi/engine';
import { entriesOf } from '@meltemi/engine/internal';
import { god, names, ofGod, toGod } from '@meltemi/words/uk';
import type { table as english } from '../en/table.ts';

const gives: Readonly<Record<EditionId, Readonly<Record<God, string>>>> = {
  legendary: {
    zeus: 'Храм, жриця',
    athena: 'Університет, філософ',
    poseidon: 'Порт, флотилії, рух морем',
    ares: 'Фортеця, загони, рух сушею',
    hera: 'Нова споруда, найманці, герой',
    apollo: 'Процвітання, 2\u00a0монети, безплатно',
  },
  classic: {
    zeus: 'Жерці, храми',
    athena: 'Філософи, університети',
    poseidon: 'Флотилії, порти, рух морем',
    ares: 'Загони, фортеці, рух сушею',
    hera: '',
    apollo: 'Монети, процвітання, безплатно',
  },
};

const step: Readonly<Record<Phase, string>> = {
  setup: 'Приготування',
  start: 'Початок',
  income: 'Доходи',
  offerings: 'Підношення',
  upkeep: 'Істоти',
  actions: 'Дії',
  end: 'Кінець',
  over: 'Кінець гри',
};

/** A god's name in the dative. */
const dative: Readonly<Record<string, string>> = Object.fromEntries(
  entriesOf(god).map(([id, name]) => [name, toGod[id]]),
);

export const table: typeof english = {
  takenBack: (line) => `Скасовано: ${line}`,
  cycle: (cycle) => `Цикл ${cycle}`,
  phases: 'Фази циклу',
  step,
  turn: 'Хід',
  goal: (metropolises) => `Мета: ${names.count.metropolis(metropolises)}`,
  rule: 'Правило',

  gods: 'Боги й підношення',
  gives,
  faceDown: 'долілиць',
  actsAs: (number) => `Порядок ходу: ${number}`,
  acts: { done: 'хід завершено', now: 'діє зараз', later: '' },
  barred: 'Вас тут витіснено: спершу виберіть іншого бога.',
  sum: (bid, off, pays) => `${bid} − ${off} = ${pays}`,
  offer: (god, bid) => `Запропонуйте ${dative[god] ?? god} ${bid}`,
  offerShort: (bid) => `Запропонуйте ${bid}`,
  // Apollo alone is free.
  offerFree: () => `До ${ofGod.apollo}`,
  amount: (god) => `Ваше підношення ${dative[god] ?? god}`,
  less: 'Менше',
  more: 'Більше',
  youPay: (gold) => `до сплати: ${gold}`,
};
