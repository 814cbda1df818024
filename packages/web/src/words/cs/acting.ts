import type { acting as english } from '../en/acting.ts';
import { godTo } from './cases.ts';
import { outOf } from './out-of.ts';

const percent = new Intl.NumberFormat('cs', { style: 'percent', maximumFractionDigits: 0 });

/** What one may do, and how. */
export const acting: typeof english = {
  thinking: (who) => `${who} přemýšlí…`,
  chance: 'Rozhoduje osud…',
  over: 'Hra skončila.',
  skip: 'Přeskočit animace',
  toChoices: 'Přejít k volbám',
  undo: 'Vzít zpět',
  hint: 'Rada',
  hintWait: 'Možnosti se zvažují…',
  hintFailed: 'Tentokrát bez rady.',
  endTurn: 'Ukončete tah',
  endReally: 'Opravdu ukončit tah?',
  endYes: 'Ano, ukončit',
  confirm: 'Potvrdit',
  back: 'Zpět',
  costs: (gold) => `Cena: ${gold}.`,
  howMuch: (god, gold) => `Kolik ${godTo[god]}? Máte ${gold}.`,
  pay: (gold) => `za ${gold}`,
  pays: (gold) => `Zaplatíte ${gold}.`,
  final: 'Nelze vzít zpět.',
  odds: (win, nobody, lose) =>
    `Bitva až do konce: výhra ${percent.format(win)}, nikdo nezbude ${percent.format(nobody)}, prohra ${percent.format(lose)}.`,
  where: 'Kde?',
  fromWhere: 'Odkud?',
  whereTo: 'Kam?',
  howMany: {
    troops: 'Vojáci',
    mercenaries: 'Námezdní vojáci',
    fleets: 'Lodě',
  },
  ofAll: outOf,
  notPossible: 'Teď to nejde',
  rule: 'Pravidlo',
  menu: 'Nabídka',
  rules: 'Pravidla',
  toHome: 'Odejít od stolu',
  saveFile: 'Uložit do souboru',
  settings: 'Nastavení',
  log: 'Průběh',
  tabs: { act: 'Akce', gods: 'Bohové', players: 'Hráči', log: 'Průběh' },
  curtain: {
    title: (who) => `${who}: váš tah`,
    text: 'Přijďte k obrazovce bez ostatních: vaše zlaťáky jsou tajné.',
    lift: 'Jsem tady',
  },
  elsewhere: 'Tato partie pokračuje v jiném okně. Co odehrajete zde, se neuloží.',
  full: 'Na tomto zařízení už není místo: partii nelze uložit. Uložte ji do souboru.',
};
