import { plural } from '@meltemi/words';
import type { replay as english } from '../en/replay.ts';

const choose = plural('pl');

/** A game, watched again. */
export const replay: typeof english = {
  title: (names) => `Powtórka: ${names}`,
  partly: (moves) => {
    const count = `${moves}\u00a0${choose(moves, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })}`;
    return `Poprawny zapis obejmuje ${count}. To, co następuje dalej, nie jest zgodne z zasadami i zostało pominięte.`;
  },
  details: 'Co jest nie tak',
  games: 'Wszystkie rozgrywki',
  goOn: 'Graj dalej',
  viewer: 'Punkt widzenia',
  all: 'Wszystko odkryte',
  everybody: 'Co wiedzą wszyscy',
  unfinished: 'Rozgrywka jeszcze trwa: co tajne, pozostaje tajne.',
  controls: 'Powtórka',
  first: 'Na początek',
  last: 'Na koniec',
  back: 'Ruch wstecz',
  forward: 'Ruch naprzód',
  cycleBack: 'Cykl wstecz',
  cycleForward: 'Cykl naprzód',
  play: 'Odtwarzaj',
  pause: 'Pauza',
  speed: 'Tempo',
  speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
  position: 'Miejsce w rozgrywce',
  at: (cycle, phase, move, all) => `${cycle}, ${phase}, ruch ${move} z ${all}`,
  moves: (move, all) => `Ruch ${move} z ${all}`,
  tabs: { gods: 'Bogowie', players: 'Gracze', log: 'Przebieg' },
  panels: 'Obok planszy',
  copyLink: 'Kopiuj link do tego ruchu',
  copied: 'Skopiowano',
  opening: 'Rozgrywka się zaczyna.',
};
