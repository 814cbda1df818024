import type { confirm as english } from '../en/confirm.ts';
import { outOf } from './out-of.ts';

const percent = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });

/** A chosen move before it is made. */
export const confirm: typeof english = {
  endReally: 'Opravdu ukončit tah?',
  endYes: 'Ano, ukončit',
  confirm: 'Potvrdit',
  costs: (gold) => `Cena: ${gold}.`,
  pays: (gold) => `Zaplatíte ${gold}.`,
  idle: 'Neměl by žádný efekt.',
  idleBecause: (why) => `Teď bez efektu: ${why}.`,
  replaces: 'Odhoďte tuto kartu: její místo zaujme vrchní karta balíčku.',
  final: 'Nelze vzít zpět.',
  /** Only with the consent of all. */
  finalAlone: 'Bez souhlasu ostatních to nelze vzít zpět.',
  odds: (win, nobody, lose) =>
    `Bitva až do konce: výhra ${percent.format(win)}, nikdo nezbude ${percent.format(nobody)}, prohra ${percent.format(lose)}.`,
  howMany: {
    troops: 'Vojáci',
    mercenaries: 'Námezdní vojáci',
    fleets: 'Lodě',
  },
  ofAll: outOf,
};
