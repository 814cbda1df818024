import type { Frame, MoveKind, View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { choices as english } from '../en/choices.ts';
import type { Naming } from '../naming.ts';
import { buildingOn, type Choice, listUnits, standing, topOf, whose, whoseSite } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument } from './cards.ts';
import {
  byHero,
  ofBuilding,
  ofHero,
  theBuilding,
  theCards,
  theCreature,
  theGold,
  theHero,
  thePieces,
  theUnit,
  toGod,
} from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** Troops and mercenaries under way; with none of them only heroes go. */
function moved(
  m: { readonly from: number; readonly to: number; readonly troops: number; readonly mercenaries: number },
  n: Naming,
): string {
  return `${listUnits(piece, m.troops, m.mercenaries) || 'Лише герої'}: ${n.area(m.from)} → ${n.area(m.to)}`;
}

/** A building that makes way. */
function instead(site: number, seen: View): string {
  const built = standing(site, seen);
  return built ? `, замість ${ofBuilding[built]}` : '';
}

const DONE: Readonly<Partial<Record<Frame['kind'], string>>> = {
  moment: 'Далі',
  monuments: 'Не будуйте',
  'hector-swaps': 'Досить обмінів',
  sphinx: 'Досить продажів',
  voyage: 'Зупиніться',
  'sylph-sails': 'Зупиніться',
  'kraken-swims': 'Залиште тут',
  lighthouse: 'Нехай потоне',
};

const choice: Choice = {
  settle: (m, n) => `Займіть: ${n.area(m.area)}`,
  place: (m, n, seen) => `${piece[m.piece](1)} → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  bid: (m) => (m.god === 'apollo' ? 'До Аполлона, безплатно' : `Запропонуйте ${toGod[m.god]} ${theGold(m.amount)}`),
  // fate
  tile: (m) => god[m.god],
  marker: (m, n) => n.faction(m.faction),
  draw: (m) => creature[m.creature],
  unveil: (m) => hero[m.hero],
  token: (m) => `Бонус: ${bonus[m.bonus]}`,
  roll: (m) => `Кубик: ${m.die}`,
  card: (m) => monument[m.monument],
  // upkeep
  keep: (m, n, seen) => {
    const stays = seen.figures.some(({ id, area }) => id === m.creature && area === m.area);
    return stays
      ? `Залиште ${theCreature[m.creature]} тут: ${n.area(m.area)}`
      : `Залиште ${theCreature[m.creature]}, перемістіть → ${n.area(m.area)}${whose(m.area, n, seen)}`;
  },
  release: (m) => `Скиньте ${theCreature[m.creature]}`,
  // a god's turn
  build: (m, n, seen) => `Побудуйте ${theBuilding[m.building]}: ${n.site(m.site)}${instead(m.site, seen)}`,
  skip: () => 'Не будуйте',
  recruit: (m, n) => `Найміть ${thePieces[m.piece](1)} → ${n.area(m.area)}`,
  gain: (m, n) => `Візьміть ${theCards[n.edition][m.card](1)}`,
  hire: (m, n) => `Найміть ${theHero[m.hero]} → ${n.area(m.area)}`,
  buy: (m) => `Купіть ${theCreature[m.creature]}`,
  look: () => 'Подивіться на верхню карту істот',
  play: (_, __, seen) => `Зіграйте ${seen.top?.card ? theCreature[seen.top.card] : 'карту'} за ${theGold(1)}`,
  return: () => 'Покладіть назад',
  replace: (m) => `Замініть ${theCreature[m.creature]}`,
  sail: (m, n, seen) => `${piece.fleet(m.fleets)}: ${n.area(m.from)} → ${n.area(m.to)}${whose(m.to, n, seen)}`,
  march: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  mobilise: (m, n, seen) => {
    const troops = listUnits(piece, m.troops, m.mercenaries);
    return `${hero[m.hero]}${troops ? ` + ${troops}` : ' без загонів'} → ${n.area(m.to)}${whose(m.to, n, seen)}`;
  },
  join: (m) => `${hero[m.hero]} приєднується`,
  stay: (m) => `${hero[m.hero]} залишається`,
  sacrifice: (m) =>
    m.hero === m.as ? `Пожертвуйте ${byHero[m.hero]}` : `Пожертвуйте ${byHero[m.hero]} (вміння ${ofHero[m.as]})`,
  end: () => 'Завершіть хід',
  // battle
  reroll: () => `Перекиньте за ${theGold(1)}`,
  stand: () => 'Залиште кубики як є',
  lose: (m) => `Втратьте ${theUnit[m.unit]}`,
  save: (m, n) => `Врятуйте ${thePieces[m.piece](1)} → ${n.area(m.area)}`,
  withdraw: (m, n) => `Відступіть → ${n.area(m.area)}`,
  fight: () => 'Бийтеся далі',
  // metropolises and monuments
  raze: (m, n, seen) =>
    `Вилучіть ${theBuilding[buildingOn(m.site, seen)]}: ${n.site(m.site)}${whoseSite(m.site, n, seen)}`,
  found: (m, n, seen) => `Метрополія: ${n.site(m.site)}${instead(m.site, seen)}`,
  enshrine: (m) => `Метрополія на карті ${ofHero[m.hero]}`,
  raise: (m, n) => `Метрополія: ${n.area(m.area)}`,
  erect: (m, n) => `${monument[m.monument]}: ${n.area(m.area)}`,
  devote: (m, n) =>
    `Віддайте ${thePieces[m.piece](1)} (${n.area(m.area)}) за ${m.piece === 'fleet' ? 'верхню істоту колоди' : 'випадкову істоту зі скиду'}`,
  // creatures and heroes
  destroy: (m, n, seen) =>
    `${topOf(seen).kind === 'lose' ? 'Втратьте' : 'Знищте'} ${thePieces[m.piece](1)}: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  rob: (m, n) => n.faction(m.faction),
  take: (m, n, seen) =>
    topOf(seen).kind === 'giant'
      ? `${piece.mercenary(at(seen.mercenaries, m.area))}: ${n.area(m.area)}${whose(m.area, n, seen)}`
      : `${piece.fleet(1)}: ${n.area(m.area)}`,
  convert: (m, n, seen) => `${n.site(m.site)}: ${building[buildingOn(m.site, seen)]} → ${building[m.building]}`,
  trade: (m) => `Поміняйте ${theHero[m.hero]} на ${theHero[m.for]}`,
  fly: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  choose: (m) => `Зіграйте ${theCreature[m.creature]}`,
  swap: (m, n) => `${n.area(m.area)} ↔ ${n.area(m.with)}`,
  summon: (m, n, seen) => `Розмістіть: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  swim: (m, n, seen) => `Пливіть далі → ${n.area(m.area)}${whose(m.area, n, seen)}`,
  push: (m, n, seen) => `${piece.fleet(1)}: ${n.area(m.from)} → ${n.area(m.to)}${whose(m.from, n, seen)}`,
  exchange: (_, n) => `Обміняйте ${theCards[n.edition].priestess(2)} на ${theCards[n.edition].philosopher(1)}`,
  charm: (m, n, seen) => `Замініть флотилію: ${n.area(m.area)}${whose(m.area, n, seen)}`,
  sell: (m, n) => `Продайте ${thePieces[m.piece](1)} (${n.area(m.area)}) за ${theGold(2)}`,
  dismiss: (m, n) => `Продайте ${theCards[n.edition][m.card](1)} за ${theGold(2)}`,
  done: (_, __, seen) => DONE[topOf(seen).kind] ?? 'Готово',
};

const group: Readonly<Record<MoveKind, string>> = {
  settle: 'Вибір зони',
  place: 'Розміщення',
  bid: 'Підношення',
  tile: 'Боги',
  marker: 'Порядок ходів',
  draw: 'Істоти',
  unveil: 'Герої',
  token: 'Метрополія',
  roll: 'Кубики',
  card: 'Монументи',
  keep: 'Оплата',
  release: 'Скидання',
  build: 'Будівництво',
  skip: 'Будівництво',
  recruit: 'Наймання',
  gain: 'Наймання',
  hire: 'Наймання',
  buy: 'Істоти',
  look: 'Істоти',
  play: 'Істоти',
  return: 'Істоти',
  replace: 'Істоти',
  sail: 'Переміщення морем',
  march: 'Переміщення сушею',
  mobilise: 'Переміщення героя',
  join: 'Герої',
  stay: 'Герої',
  sacrifice: 'Пожертва',
  end: 'Завершення',
  reroll: 'Кубики',
  stand: 'Кубики',
  lose: 'Втрати',
  save: 'Порятунок',
  withdraw: 'Відступ',
  fight: 'Битва',
  raze: 'Вилучення',
  found: 'Метрополія',
  enshrine: 'Метрополія',
  raise: 'Метрополія',
  erect: 'Монументи',
  devote: 'Монументи',
  destroy: 'Знищення',
  rob: 'Крадіжка',
  take: 'Забирання',
  convert: 'Заміна',
  trade: 'Обмін',
  fly: 'Переміщення',
  choose: 'Істоти',
  swap: 'Обмін місцями',
  summon: 'Розміщення',
  swim: 'Плавання',
  push: 'Виведення флотилій',
  exchange: 'Обмін',
  charm: 'Заміна',
  sell: 'Продаж',
  dismiss: 'Продаж',
  done: 'Готово',
};

/** The label of each move, and a heading over moves of its kind. */
export const choices: typeof english = { choice, group: { legendary: group, classic: group } };
