import { plural } from '@meltemi/words';
import type { workshop as english } from '../en/workshop.ts';

type Words = typeof english;

const choose = plural('pl');
const tiles: Words['tiles'] = (n) =>
  `${n}\u00a0${choose(n, { one: 'kafelek', few: 'kafelki', many: 'kafelków', other: 'kafelka' })}`;

/** What is wrong with a board or a text, by the engine's code. */
const wrong: Words['wrong'] = {
  'not-connected': (tile) => `Kafelek ${tile} nie styka się z pozostałymi.`,
  'unknown-tile': (tile) => `Nie ma kafelka ${tile}: kafelki mają numery od 1 do 10.`,
  'bad-turn': (tile) => `Kafelek ${tile}: obrót to liczba od 0 do 5.`,
  'bad-place': (tile) => `Kafelek ${tile} leży za daleko.`,
  'tile-twice': (tile) => `Kafelek ${tile} występuje dwa razy.`,
  overlap: (tile) => `Kafelek ${tile} leży na innym kafelku.`,
  'mixed-sides': (tile) => `Kafelek ${tile} leży inną stroną do góry niż pierwszy.`,
  'bad-notation': () => 'Ten tekst nie opisuje planszy. Kafelki zapisuje się tak: 3a@0,0/2.',
};

export const workshop: Words = {
  title: 'Pracownia map',
  // Tray and board.
  tray: 'Kafelki',
  tile: (tile) => `Kafelek ${tile}`,
  tileWith: (tile, areas) => `Kafelek ${tile}: ${areas}`,
  onBoard: 'na planszy',
  side: { a: 'Strona A', b: 'Strona B' },
  board: 'Plansza',
  keys: 'Strzałki przesuwają kafelek, R go obraca, Shift i R obraca z powrotem, F odwraca wszystkie kafelki, Delete odkłada kafelek.',
  place: 'Wolne miejsce',
  placeBeside: (list) => `Wolne miejsce obok: ${list}`,
  empty: 'Zacznij od losowej planszy albo połóż pierwszy kafelek.',
  emptyRandom: 'Losowa plansza',
  emptyFirst: 'Połóż pierwszy kafelek',
  pick: 'Wybierz kafelek, aby go położyć, przesunąć lub obrócić.',
  whereTo: 'Wybierz miejsce na planszy.',
  // What can be done.
  turnLeft: 'Obróć w lewo',
  turnRight: 'Obróć w prawo',
  arrows: {
    ArrowLeft: 'Przesuń w lewo',
    ArrowUp: 'Przesuń w górę',
    ArrowDown: 'Przesuń w dół',
    ArrowRight: 'Przesuń w prawo',
  },
  takeBack: 'Odłóż',
  flip: 'Odwróć wszystkie',
  flipHint: 'Wszystkie kafelki leżą tą samą stroną do góry.',
  undo: 'Cofnij',
  redo: 'Ponów',
  clear: 'Wyczyść planszę',
  // What has been done, for those who do not see it.
  placed: (tile) => `Kafelek ${tile} leży na planszy.`,
  moved: (tile) => `Kafelek ${tile} przesunięty.`,
  turned: (tile, degrees) =>
    `Kafelek ${tile} obrócony o ${degrees}\u00a0${choose(degrees, { one: 'stopień', few: 'stopnie', many: 'stopni', other: 'stopnia' })}.`,
  flipped: (side) => `Wszystkie kafelki odwrócone: ${side}.`,
  taken: (tile) => `Kafelek ${tile} odłożony.`,
  cleared: 'Plansza wyczyszczona.',
  undone: 'Cofnięto.',
  redone: 'Ponowiono.',
  // The check.
  players: 'Gracze',
  boardFor: (players, teams) => (teams ? `${players} w drużynach` : players),
  check: 'Sprawdzenie',
  missing: (n, needed) => `Brakuje: ${tiles(n)}. Na tę planszę potrzeba ${needed}.`,
  surplus: (n, needed) => `Za dużo: ${tiles(n)}. Na tę planszę potrzeba ${needed}.`,
  wrong,
  warnings: {
    'sea-split': 'Morze jest w kilku kawałkach: floty nie dopłyną wszędzie.',
    'few-islands': 'Wysp jest za mało: ostatni gracz może nie znaleźć dwóch.',
    'few-islands-for-teams': 'Wysp jest za mało: współtowarzysze mogą trafić na tę samą.',
  },
  fine: 'Na tej planszy można grać.',
  fineWith: 'Na tej planszy można grać, ale zwróć uwagę:',
  // Facts and starts.
  facts: 'Na tej planszy',
  fact: {
    lands: 'Obszary lądowe',
    seas: 'Obszary morskie',
    islands: 'Wyspy',
    cornucopias: 'Rogi obfitości',
    priestesses: 'Symbole kapłanki',
    sites: 'Pola budowy',
  },
  starts: 'Dochód według miejsca w kolejności',
  startsHint: 'Ile każdy zarobi na początku, jeśli wszyscy po kolei wybiorą najbogatsze obszary.',
  start: (nth) => `Miejsce ${nth}`,
  even: 'Wszystkie miejsca mają na początku podobny dochód.',
  uneven: (gold) => `Najlepszy początek daje o ${gold} więcej niż najsłabszy.`,
  show: 'Pokaż na planszy',
  // Random boards and notation.
  random: 'Losowa plansza',
  seed: 'Ziarno',
  seedHint: 'To samo ziarno daje zawsze tę samą planszę.',
  lay: 'Ułóż',
  another: 'Inna',
  notation: 'Jako tekst',
  notationHint: 'Skopiuj ten tekst, aby zachować lub wysłać planszę, albo wklej tu inny.',
  copy: 'Kopiuj',
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano.',
  notCopied: 'Tutaj nie można kopiować. Zaznacz tekst i skopiuj go ręcznie.',
  // Kept maps.
  name: 'Nazwa mapy',
  unnamed: (n) => `Mapa ${n}`,
  save: 'Zapisz',
  play: 'Zagraj na niej',
  saved: (name) => `Zapisano: ${name}.`,
  replaced: (name) => `Zapisano w miejsce starszej mapy: ${name}.`,
  removed: (name) => `Usunięto: ${name}.`,
  full: 'Na tym urządzeniu zabrakło miejsca. Usuń niepotrzebną mapę lub rozgrywkę.',
  close: 'Zamknij',
  maps: 'Moje mapy',
  noMaps: 'Nic jeszcze nie zapisano.',
  tiles,
  open: 'Otwórz',
  openMap: (name) => `Otwórz: ${name}`,
  rename: 'Zmień nazwę',
  renameMap: (name) => `Zmień nazwę: ${name}`,
  remove: 'Usuń',
  removeMap: (name) => `Usuń: ${name}`,
  gone: 'Tej mapy nie ma na tym urządzeniu.',
  unreadable: 'Tej mapy nie można odczytać. Zostaje bez zmian.',
};
