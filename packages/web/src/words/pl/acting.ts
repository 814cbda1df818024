import type { acting as english } from '../en/acting.ts';
import { godOf } from './cases.ts';

/** What one may do, and how. */
export const acting: typeof english = {
  thinking: (who) => `${who} myśli…`,
  chance: 'Decyduje los…',
  over: 'Rozgrywka jest zakończona.',
  skip: 'Pomiń',
  toChoices: 'Przejdź do wyboru',
  undo: 'Cofnij',
  hint: 'Wskazówka',
  hintWait: 'Chwila namysłu…',
  hintFailed: 'Tym razem bez wskazówki.',
  endTurn: 'Zakończ turę',
  back: 'Wróć',
  thrownOut: (who, god, amount) => `${who}: ${amount} dla ${godOf[god]} – twój znacznik wyrzucono`,
  howMuch: (god, gold) => `Ile dla ${godOf[god]}? Masz ${gold}.`,
  pay: (gold) => `za ${gold}`,
  where: 'Gdzie?',
  fromWhere: 'Skąd?',
  whereTo: 'Dokąd?',
  withWhich: 'Z którym obszarem?',
  notPossible: 'Teraz niemożliwe',
  rule: 'Zasada',
  menu: 'Menu',
  rules: 'Zasady',
  toHome: 'Odejdź od stołu',
  saveFile: 'Zapisz do pliku',
  settings: 'Ustawienia',
  log: 'Przebieg',
  tabs: { act: 'Ruch', gods: 'Bogowie', players: 'Gracze', log: 'Przebieg' },
};
