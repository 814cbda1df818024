import type { confirm as english } from '../en/confirm.ts';

const percent = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });

/** A chosen move before it is made. */
export const confirm: typeof english = {
  endReally: 'Zakończyć turę?',
  endYes: 'Tak, zakończ',
  confirm: 'Zatwierdź',
  costs: (gold) => `Koszt: ${gold}.`,
  pays: (gold) => `Płacisz ${gold}.`,
  idle: 'Nie będzie mieć żadnego efektu.',
  idleBecause: (why) => `Teraz bez efektu: ${why}.`,
  replaces: 'Odrzuć tę kartę: jej miejsce na torze zajmie wierzchnia karta stosu.',
  final: 'Tego nie można cofnąć.',
  /** Only with the consent of all. */
  finalAlone: 'Bez zgody innych nie można tego cofnąć.',
  odds: (win, nobody, lose) =>
    `Bitwa do końca: wygrana ${percent.format(win)}, nikt nie zostanie ${percent.format(nobody)}, przegrana ${percent.format(lose)}.`,
  howMany: {
    troops: 'Oddziały',
    mercenaries: 'Najemnicy',
    fleets: 'Floty',
  },
  ofAll: (n, all) => `${n} z ${all}`,
};
