import type { settled as english } from '../en/settled.ts';
import { outOf } from './out-of.ts';

const percent = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });

/** What is said of a chosen move before it is made, and before secrets are shown. */
export const settled: typeof english = {
  endReally: 'Opravdu ukončit tah?',
  endYes: 'Ano, ukončit',
  confirm: 'Potvrdit',
  costs: (gold) => `Cena: ${gold}.`,
  pays: (gold) => `Zaplatíte ${gold}.`,
  idle: 'Neměl by žádný efekt.',
  final: 'Nelze vzít zpět.',
  odds: (win, nobody, lose) =>
    `Bitva až do konce: výhra ${percent.format(win)}, nikdo nezbude ${percent.format(nobody)}, prohra ${percent.format(lose)}.`,
  howMany: {
    troops: 'Vojáci',
    mercenaries: 'Námezdní vojáci',
    fleets: 'Lodě',
  },
  ofAll: outOf,
  curtain: {
    title: (who) => `${who}: váš tah`,
    text: 'Přijďte k obrazovce bez ostatních: vaše zlaťáky jsou tajné.',
    lift: 'Jsem tady',
  },
};
