import { plural } from '@meltemi/words';
import type { games as english } from '../en/games.ts';

const choose = plural('pl');

/** Games on this device: the list, and one of them. */
export const games: typeof english = {
  title: 'Rozgrywki na tym urządzeniu',
  none: 'Nie ma jeszcze rozgrywek. Do pierwszej wystarczy jedno kliknięcie.',
  play: 'Graj teraz',
  unfinished: 'Niedokończone',
  finished: 'Zakończone',
  unreadable: 'Nie można otworzyć',
  cycle: (n) => `Cykl ${n}`,
  moves: (n) => `${n}\u00a0${choose(n, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })}`,
  won: (list) => `Zwycięstwo: ${list}`,
  noWinner: 'Zakończona przed czasem, bez zwycięzcy',
  goOn: 'Graj dalej',
  look: 'Zobacz zakończenie',
  watch: 'Obejrzyj znów',
  save: 'Zapisz do pliku',
  remove: 'Usuń',
  removed: 'Rozgrywka usunięta.',
  undo: 'Cofnij',
  open: 'Otwórz plik',
  openHint: 'Plik możesz też tu upuścić.',
  opened: 'Rozgrywka została otwarta i jest na liście.',
  already: 'Ta rozgrywka jest już na liście.',
  broken: 'Tej rozgrywki nie da się już odczytać. Zostaje bez zmian: zanim ją usuniesz, zapisz ją do pliku.',
  notOpened: (file) => `${file}: to nie jest rozgrywka, którą można otworzyć. Nic się nie zmieniło.`,
  stops: (move) => `Zapis jest poprawny do ruchu ${move}; to, co następuje po nim, nie jest zgodne z zasadami.`,
  full: 'Na tym urządzeniu zabrakło miejsca. Usuń niepotrzebną rozgrywkę i spróbuj ponownie.',
};
