import type { acting as english } from '../en/acting.ts';
import { godTo } from './cases.ts';

/** What one may do, and how. */
export const acting: typeof english = {
  thinking: (who) => `${who} přemýšlí…`,
  chance: 'Rozhoduje osud…',
  over: 'Hra skončila.',
  skip: 'Přeskočit',
  toChoices: 'Přejít k volbám',
  undo: 'Vzít zpět',
  hint: 'Rada',
  hintWait: 'Možnosti se zvažují…',
  hintFailed: 'Tentokrát bez rady.',
  endTurn: 'Ukončete tah',
  back: 'Zpět',
  thrownOut: (who, god, amount) => `${who}: dar ${amount} ${godTo[god]} – váš sloup daru je vykopnut`,
  howMuch: (god, gold) => `Kolik ${godTo[god]}? Máte ${gold}.`,
  pay: (gold) => `za ${gold}`,
  where: 'Kde?',
  fromWhere: 'Odkud?',
  whereTo: 'Kam?',
  withWhich: 'S kterou oblastí?',
  notPossible: 'Teď to nejde',
  rule: 'Pravidlo',
  menu: 'Nabídka',
  rules: 'Pravidla',
  toHome: 'Odejít od stolu',
  saveFile: 'Uložit do souboru',
  settings: 'Nastavení',
  log: 'Průběh',
  tabs: { act: 'Akce', gods: 'Bohové', players: 'Hráči', log: 'Průběh' },
};
