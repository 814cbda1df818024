import { plural } from '@meltemi/words';
import type { workshop as english } from '../en/workshop.ts';

type Words = typeof english;

const choose = plural('cs');
const counted =
  (one: string, few: string, other: string) =>
  (n: number): string =>
    `${n}\u00a0${choose(n, { one, few, other })}`;
const tiles = counted('deska', 'desky', 'desek');
/** Accusative: o 1 desku víc. */
const theTiles = counted('desku', 'desky', 'desek');

/** What is wrong with a board or a text, by the engine's code. */
const wrong: Words['wrong'] = {
  'not-connected': (tile) => `Deska ${tile} se nedotýká ostatních.`,
  'unknown-tile': (tile) => `Deska ${tile} neexistuje: desky mají čísla 1 až 10.`,
  'bad-turn': (tile) => `Deska ${tile}: natočení je číslo od 0 do 5.`,
  'bad-place': (tile) => `Deska ${tile} leží příliš daleko.`,
  'tile-twice': (tile) => `Deska ${tile} je tu dvakrát.`,
  overlap: (tile) => `Deska ${tile} leží na jiné desce.`,
  'mixed-sides': (tile) => `Deska ${tile} leží jinou stranou vzhůru než první deska.`,
  'bad-notation': () => 'Tento text není herní plán. Desky se zapisují takto: 3a@0,0/2.',
};

const warnings: Words['warnings'] = {
  'sea-split': 'Moře je rozdělené na několik částí: lodě nedoplují všude.',
  'few-islands': 'Ostrovů je příliš málo: na posledního hráče nemusí zbýt dva.',
  'few-islands-for-teams': 'Ostrovů je příliš málo: spoluhráči se možná budou muset o některý dělit.',
};

const fact: Words['fact'] = {
  lands: 'Oblasti pevniny',
  seas: 'Oblasti moře',
  islands: 'Ostrovy',
  cornucopias: 'Rohy hojnosti',
  priestesses: 'Symboly kněžky',
  sites: 'Staveniště',
};

export const workshop: Words = {
  title: 'Dílna map',
  // Tray and board.
  tray: 'Desky',
  tile: (tile) => `Deska ${tile}`,
  tileWith: (tile, areas) => `Deska ${tile}: ${areas}`,
  onBoard: 'na plánu',
  side: { a: 'Strana A', b: 'Strana B' },
  board: 'Herní plán',
  keys: 'Šipky desku posouvají, R ji otáčí, Shift a R ji otáčí zpět, F obrací všechny desky, Delete ji odebere.',
  place: 'Volné místo',
  placeBeside: (tiles) => `Volné místo vedle: ${tiles}`,
  empty: 'Začněte náhodným plánem, nebo položte první desku.',
  emptyRandom: 'Náhodný plán',
  emptyFirst: 'Položit první desku',
  pick: 'Zvolte desku, kterou chcete položit, posunout nebo otočit.',
  whereTo: 'Zvolte místo na plánu.',
  // What can be done.
  turnLeft: 'Otočit vlevo',
  turnRight: 'Otočit vpravo',
  arrows: {
    ArrowLeft: 'Posunout vlevo',
    ArrowUp: 'Posunout nahoru',
    ArrowDown: 'Posunout dolů',
    ArrowRight: 'Posunout vpravo',
  },
  takeBack: 'Odebrat',
  flip: 'Obrátit vše',
  flipHint: 'Všechny desky leží stejnou stranou vzhůru.',
  undo: 'Vzít zpět',
  redo: 'Znovu',
  clear: 'Vyklidit plán',
  // What has been done, for those who do not see it.
  placed: (tile) => `Deska ${tile} je na plánu.`,
  moved: (tile) => `Deska ${tile} je posunuta.`,
  turned: (tile, degrees) => `Deska ${tile} je otočena o ${degrees}\u00a0stupňů.`,
  flipped: (side) => `Všechny desky jsou obráceny: ${side}.`,
  taken: (tile) => `Deska ${tile} je odebrána z plánu.`,
  cleared: 'Plán je prázdný.',
  undone: 'Vzato zpět.',
  redone: 'Provedeno znovu.',
  // The check.
  players: 'Hráči',
  boardFor: (players, teams) => (teams ? `${players} v týmech` : players),
  check: 'Kontrola',
  missing: (n, needed) => `Chybí ${tiles(n)}: tento plán jich potřebuje ${needed}.`,
  surplus: (n, needed) => `O ${theTiles(n)} víc: tento plán jich potřebuje ${needed}.`,
  wrong,
  warnings,
  fine: 'Na tomto plánu lze hrát.',
  fineWith: 'Na tomto plánu lze hrát, ale pozor:',
  // Facts and starts.
  facts: 'Na tomto plánu',
  fact,
  starts: 'Příjem podle místa v pořadí tahů',
  startsHint: 'Kolik kdo zpočátku získá, pokud si všichni postupně volí nejbohatší oblasti.',
  start: (nth) => `${nth}. místo`,
  even: 'Všechna místa mají na začátku přibližně stejný příjem.',
  uneven: (gold) => `Nejlepší začátek vynáší o ${gold} víc než nejchudší.`,
  show: 'Zobrazit na plánu',
  // Random boards and notation.
  random: 'Náhodný plán',
  seed: 'Semínko',
  seedHint: 'Stejné semínko dá vždy stejný plán.',
  lay: 'Složit',
  another: 'Jiný',
  notation: 'Jako text',
  notationHint: 'Zkopírujte tento text, chcete-li plán uchovat nebo poslat, nebo sem vložte jiný.',
  copy: 'Kopírovat',
  copyLink: 'Kopírovat odkaz',
  copied: 'Zkopírováno.',
  notCopied: 'Kopírovat zde nelze. Označte text a zkopírujte ho ručně.',
  // Kept maps.
  name: 'Název mapy',
  unnamed: (n) => `Mapa ${n}`,
  save: 'Uložit',
  play: 'Hrát na ní',
  saved: (name) => `Uloženo: ${name}.`,
  replaced: (name) => `Uloženo místo starší mapy: ${name}.`,
  removed: (name) => `Odstraněno: ${name}.`,
  full: 'Na tomto zařízení už není místo. Odstraňte mapu nebo partii, kterou už nepotřebujete.',
  close: 'Zavřít',
  maps: 'Moje mapy',
  noMaps: 'Zatím nic uloženého.',
  tiles,
  open: 'Otevřít',
  openMap: (name) => `Otevřít: ${name}`,
  rename: 'Přejmenovat',
  renameMap: (name) => `Přejmenovat: ${name}`,
  remove: 'Odstranit',
  removeMap: (name) => `Odstranit: ${name}`,
  gone: 'Tato mapa na tomto zařízení není.',
  unreadable: 'Tuto mapu nelze přečíst. Zůstává tak, jak je.',
};
