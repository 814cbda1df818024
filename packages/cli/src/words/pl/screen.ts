import { names } from '@meltemi/words/pl';
import type { screen as english } from '../en/screen.ts';

export const screen: typeof english = {
  pieces: {
    legendary: '2t 2 oddziały, m najemnicy, h herosi, f floty, = żeton kontroli, * stworzenie',
    classic: '2t 2 oddziały, f floty, = znacznik terytorium, * stwór',
  },
  monument: '^ monument',
  printed: {
    legendary: '$ złoto, P kapłanka, [.] pola budowy: P port, F forteca, T świątynia, U uniwersytet, M metropolia',
    classic:
      '$ złoto, [.] pola na budowle: P port, F forteca, T świątynia, U uniwersytet, M metropolia, m zakryte przez nią',
  },
  goesOn: '(Mapa jest szersza niż twój terminal. Z prawej strony ciąg dalszy:)',
  onBoard: (list) => `Na planszy: ${list}.`,
  head: (cycle, phase, goal) => `Cykl ${cycle}, ${phase}. Koniec gry: ${names.count.metropolis(goal)}.`,
  gods: 'Bogowie',
  creatures: { legendary: 'Stworzenia', classic: 'Stwory' },
  heroes: 'Herosi',
  monuments: 'Monumenty',
  order: 'Kolejność',
  resting: (gods) => `odpoczywają: ${gods}`,
  cards: (deck, discard) => `w talii ${deck}, odrzucone ${discard}`,
  top: (creature) => `na wierzchu, wiesz to tylko ty: ${creature}`,
  heroPrice: (gold) => `${gold}, przy Herze`,
  noMonuments: 'nie ma już czego budować',
  standing: (list) => `wybudowane: ${list}`,
  nobody: 'nikt',
  second: (who) => `${who} (2.)`,
  done: 'gotowe',
  you: (who) => `${who} (ty)`,
  out: (who) => `${who} (odpadł)`,
  columns: {
    team: 'druż.',
    gold: 'złoto',
    income: 'dochód',
    priestesses: 'kapł.',
    philosophers: 'filoz.',
    land: { legendary: 'ląd', classic: 'wyspy' },
    troops: 'oddz.',
    fleets: 'floty',
    metropolises: 'metrop.',
    built: 'budowle',
  },
  unfinished: (cycle, phase) => `Rozgrywka trwa: cykl ${cycle}, ${phase}.`,
  won: (who, several, cycle) => `${several ? 'Wygrywają' : 'Wygrywa'} w cyklu ${cycle}: ${who}.`,
  eliminated: 'bez lądu',
};
