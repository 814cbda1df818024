import { plural } from '@meltemi/words';
import type { games as english } from '../en/games.ts';

const choose = plural('cs');

/** Games on this device: the list, and one of them. */
export const games: typeof english = {
  title: 'Partie na tomto zařízení',
  none: 'Zatím žádné partie. K první stačí jedno kliknutí.',
  play: 'Hrát hned',
  unfinished: 'Rozehrané',
  finished: 'Dohrané',
  unreadable: 'Nelze otevřít',
  cycle: (n) => `Epocha ${n}`,
  moves: (n) => `${n}\u00a0${choose(n, { one: 'krok', few: 'kroky', other: 'kroků' })}`,
  won: (list) => `Vítězství: ${list}`,
  noWinner: 'Ukončena předčasně, bez vítěze',
  goOn: 'Pokračovat',
  look: 'Zobrazit konec',
  watch: 'Přehrát',
  save: 'Uložit do souboru',
  remove: 'Odstranit',
  removed: 'Partie je odstraněna.',
  undo: 'Vzít zpět',
  open: 'Otevřít soubor',
  openHint: 'Soubor sem můžete i přetáhnout.',
  opened: 'Partie je otevřena a přidána do seznamu.',
  already: 'Tato partie už v seznamu je.',
  broken: 'Tuto partii už nelze přečíst. Zůstává tak, jak je: než ji odstraníte, uložte ji do souboru.',
  notOpened: (file) => `${file} není partie, kterou lze otevřít. Nic se nezměnilo.`,
  stops: (move) => `Záznam platí do kroku ${move}; co následuje, neodpovídá pravidlům.`,
  full: 'Na tomto zařízení už není místo. Odstraňte partii, kterou už nepotřebujete, a zkuste to znovu.',
};
