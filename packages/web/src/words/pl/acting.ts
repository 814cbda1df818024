import type { acting as english } from '../en/acting.ts';
import { plural } from '../plural.ts';

const choose = plural('pl');
const percent = new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 });

/** What one may do, and how. */
export const acting: typeof english = {
  thinking: (who) => `${who} myśli…`,
  chance: 'Decyduje los…',
  over: 'Rozgrywka jest zakończona.',
  skip: 'Pomiń animacje',
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
  final: 'Tego nie można cofnąć.',
  odds: (win, lose) => `Bitwa: wygrasz ${percent.format(win)}, przegrasz ${percent.format(lose)}.`,
  where: 'Gdzie?',
  whereTo: 'Dokąd?',
  which: 'Co wybierasz?',
  howMany: {
    troops: 'Oddziały',
    mercenaries: 'Najemnicy',
    fleets: 'Floty',
  },
  ofAll: (n, all) => `${n} z ${all}`,
  choices: (n) => `${n}\u00a0${choose(n, { one: 'możliwość', few: 'możliwości', other: 'możliwości' })}`,
  notPossible: 'Teraz niemożliwe',
  rule: 'Zasada',
  menu: 'Menu',
  rules: 'Zasady',
  toHome: 'Odejdź od stołu',
  saveFile: 'Zapisz do pliku',
  settings: 'Ustawienia',
  log: 'Przebieg',
  tabs: { act: 'Ruch', gods: 'Bogowie', players: 'Gracze', log: 'Przebieg' },
  boardAsText: 'Plansza w słowach',
  curtain: {
    title: (who) => `${who}: twoja kolej`,
    text: 'Podejdź do ekranu bez innych graczy: twoje złoto jest tajne.',
    lift: 'Jestem',
  },
  full: 'Na tym urządzeniu zabrakło miejsca: nie można zachować rozgrywki. Zapisz ją do pliku.',
  broken: 'Tej rozgrywki nie można otworzyć.',
  brokenMore: 'Zostaje bez zmian. Możesz ją zapisać do pliku albo rozpocząć inną.',
  missing: 'Na tym urządzeniu nie ma takiej rozgrywki.',
  home: 'Na stronę główną',
  battle: {
    title: (area) => `Bitwa: ${area}`,
    attacker: 'Napastnik',
    defender: 'Obrońca',
    die: 'Kość',
    walls: 'Fortece i porty',
    strength: 'Siła',
    notRolled: 'przed rzutem',
    odds: (attacker, win, defender, hold) =>
      `Jeśli obie strony walczą do końca: ${attacker} ${percent.format(win)}, ${defender} ${percent.format(hold)}.`,
  },
};
