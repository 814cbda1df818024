import type { acting as english } from '../en/acting.ts';
import { godOf } from './cases.ts';

const percent = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });

/** What one may do, and how. */
export const acting: typeof english = {
  thinking: (who) => `${who} myśli…`,
  chance: 'Decyduje los…',
  over: 'Rozgrywka jest zakończona.',
  skip: 'Pomiń animacje',
  toChoices: 'Przejdź do wyboru',
  undo: 'Cofnij',
  hint: 'Wskazówka',
  hintWait: 'Chwila namysłu…',
  hintFailed: 'Tym razem bez wskazówki.',
  endTurn: 'Zakończ turę',
  endReally: 'Zakończyć turę?',
  endYes: 'Tak, zakończ',
  confirm: 'Zatwierdź',
  back: 'Wróć',
  costs: (gold) => `Koszt: ${gold}.`,
  howMuch: (god, gold) => `Ile dla ${godOf[god]}? Masz ${gold}.`,
  pay: (gold) => `za ${gold}`,
  pays: (gold) => `Płacisz ${gold}.`,
  final: 'Tego nie można cofnąć.',
  odds: (win, nobody, lose) =>
    `Bitwa do końca: wygrana ${percent.format(win)}, nikt nie zostanie ${percent.format(nobody)}, przegrana ${percent.format(lose)}.`,
  where: 'Gdzie?',
  fromWhere: 'Skąd?',
  whereTo: 'Dokąd?',
  howMany: {
    troops: 'Oddziały',
    mercenaries: 'Najemnicy',
    fleets: 'Floty',
  },
  ofAll: (n, all) => `${n} z ${all}`,
  notPossible: 'Teraz niemożliwe',
  rule: 'Zasada',
  menu: 'Menu',
  rules: 'Zasady',
  toHome: 'Odejdź od stołu',
  saveFile: 'Zapisz do pliku',
  settings: 'Ustawienia',
  log: 'Przebieg',
  tabs: { act: 'Ruch', gods: 'Bogowie', players: 'Gracze', log: 'Przebieg' },
  curtain: {
    title: (who) => `${who}: twoja kolej`,
    text: 'Podejdź do ekranu bez innych graczy: twoje złoto jest tajne.',
    lift: 'Jestem',
  },
  elsewhere: 'Ta rozgrywka toczy się dalej w innym oknie. To, co rozegrasz tutaj, nie zostanie zachowane.',
  full: 'Na tym urządzeniu zabrakło miejsca: nie można zachować rozgrywki. Zapisz ją do pliku.',
};
