import type { acting as english } from '../en/acting.ts';
import { ofGod } from './cases.ts';

const percent = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 0 });

export const acting: typeof english = {
  thinking: (who) => `${who} думає…`,
  chance: 'Вирішує доля…',
  over: 'Гру завершено.',
  skip: 'Пропустити анімацію',
  toChoices: 'Перейти до вибору',
  undo: 'Скасувати',
  hint: 'Порада',
  hintWait: 'Обмірковую…',
  hintFailed: 'Цього разу поради немає.',
  endTurn: 'Завершіть хід',
  endReally: 'Завершити хід зараз?',
  endYes: 'Так, завершити',
  confirm: 'Підтвердити',
  back: 'Назад',
  costs: (gold) => `Вартість: ${gold}.`,
  howMuch: (god, gold) => `Скільки для ${ofGod[god]}? У вас ${gold}.`,
  pay: (gold) => `за ${gold}`,
  pays: (gold) => `До сплати: ${gold}.`,
  final: 'Це не можна скасувати.',
  odds: (win, nobody, lose) =>
    `Битва до кінця: перемога ${percent.format(win)}, нікого не лишиться ${percent.format(nobody)}, поразка ${percent.format(lose)}.`,
  where: 'Де?',
  fromWhere: 'Звідки?',
  whereTo: 'Куди?',
  howMany: {
    troops: 'Загони',
    mercenaries: 'Найманці',
    fleets: 'Флотилії',
  },
  ofAll: (n, all) => `${n} з ${all}`,
  notPossible: 'Зараз неможливо',
  rule: 'Правило',
  menu: 'Меню',
  rules: 'Правила',
  toHome: 'Вийти з-за столу',
  saveFile: 'Зберегти файл',
  settings: 'Налаштування',
  log: 'Журнал',
  tabs: { act: 'Дії', gods: 'Боги', players: 'Гравці', log: 'Журнал' },
  curtain: {
    title: (who) => `Тепер ходить ${who}`,
    text: 'Підійдіть до екрана без інших: ваші монети — таємниця.',
    lift: 'Я тут',
  },
  elsewhere: 'Ця партія триває в іншому вікні. Зігране тут не зберігається.',
  full: 'На пристрої бракує місця: партію не вдалося зберегти. Збережіть її у файл.',
};
