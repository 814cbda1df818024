import type { confirm as english } from '../en/confirm.ts';

const percent = new Intl.NumberFormat('uk', { style: 'percent', maximumFractionDigits: 0 });

/** A chosen move before it is made. */
export const confirm: typeof english = {
  endReally: 'Завершити хід зараз?',
  endYes: 'Так, завершити',
  confirm: 'Підтвердити',
  costs: (gold) => `Вартість: ${gold}.`,
  pays: (gold) => `До сплати: ${gold}.`,
  idle: 'Це не дасть жодного ефекту.',
  idleBecause: (why) => `Зараз без ефекту: ${why}.`,
  replaces: 'Скиньте цю карту: її місце займе верхня карта колоди.',
  final: 'Це не можна скасувати.',
  /** Only with the consent of all. */
  finalAlone: 'Без згоди інших це не скасувати.',
  odds: (win, nobody, lose) =>
    `Битва до кінця: перемога ${percent.format(win)}, нікого не лишиться ${percent.format(nobody)}, поразка ${percent.format(lose)}.`,
  howMany: {
    troops: 'Загони',
    mercenaries: 'Найманці',
    fleets: 'Флотилії',
  },
  ofAll: (n, all) => `${n} з ${all}`,
};
