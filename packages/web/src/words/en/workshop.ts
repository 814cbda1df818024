import { plural } from '@meltemi/words';

const choose = plural('en');
const counted =
  (one: string, other: string) =>
  (n: number): string =>
    `${n}\u00a0${choose(n, { one, other })}`;
const tiles = counted('tile', 'tiles');

/** What is wrong with a board or a text, by the engine's code. */
const wrong: Readonly<Record<string, (tile: number) => string>> = {
  'not-connected': (tile) => `Tile ${tile} does not touch the others.`,
  'unknown-tile': (tile) => `There is no tile ${tile}: tiles are numbered 1 to 10.`,
  'bad-turn': (tile) => `Tile ${tile}: a turn is a number from 0 to 5.`,
  'bad-place': (tile) => `Tile ${tile} lies too far away.`,
  'tile-twice': (tile) => `Tile ${tile} is there twice.`,
  overlap: (tile) => `Tile ${tile} lies on top of another tile.`,
  'mixed-sides': (tile) => `Tile ${tile} shows another side than the first tile.`,
  'bad-notation': () => 'This text is not a board. Tiles are written like 3a@0,0/2.',
};

const warnings: Readonly<Record<'sea-split' | 'few-islands' | 'few-islands-for-teams', string>> = {
  'sea-split': 'The sea is in several pieces: fleets cannot sail everywhere.',
  'few-islands': 'There are too few islands: the last player may not find two.',
  'few-islands-for-teams': 'There are too few islands: partners may have to share one.',
};

const facts: Readonly<Record<'lands' | 'seas' | 'islands' | 'cornucopias' | 'priestesses' | 'sites', string>> = {
  lands: 'Land areas',
  seas: 'Sea areas',
  islands: 'Islands',
  cornucopias: 'Cornucopias',
  priestesses: 'Priestess symbols',
  sites: 'Building sites',
};

const side: Readonly<Record<'a' | 'b', string>> = { a: 'Side A', b: 'Side B' };

const arrows: Readonly<Record<'ArrowLeft' | 'ArrowUp' | 'ArrowDown' | 'ArrowRight', string>> = {
  ArrowLeft: 'Move left',
  ArrowUp: 'Move up',
  ArrowDown: 'Move down',
  ArrowRight: 'Move right',
};

export const workshop = {
  title: 'Map workshop',
  // Tray and board.
  tray: 'Tiles',
  tile: (tile: number) => `Tile ${tile}`,
  tileWith: (tile: number, areas: string) => `Tile ${tile}: ${areas}`,
  onBoard: 'on the board',
  side,
  board: 'Board',
  keys: 'Arrow keys move the tile, R turns it, Shift and R turns it back, F flips all tiles, Delete takes it back.',
  place: 'Free place',
  placeBeside: (tiles: string) => `Free place beside ${tiles}`,
  empty: 'Begin with a random board or put down the first tile.',
  emptyRandom: 'Random board',
  emptyFirst: 'Put down the first tile',
  pick: 'Choose a tile to place, move or turn it.',
  whereTo: 'Choose a place on the board.',
  // What can be done.
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  arrows,
  takeBack: 'Take back',
  flip: 'Flip all',
  flipHint: 'All tiles show the same side.',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear the board',
  // What has been done, for those who do not see it.
  placed: (tile: number) => `Tile ${tile} is on the board.`,
  moved: (tile: number) => `Tile ${tile} was moved.`,
  turned: (tile: number, degrees: number) => `Tile ${tile} is turned by ${degrees} degrees.`,
  flipped: (side: string) => `All tiles were flipped: ${side}.`,
  taken: (tile: number) => `Tile ${tile} is back in the tray.`,
  cleared: 'The board was cleared.',
  undone: 'Undone.',
  redone: 'Done again.',
  // The check.
  players: 'Players',
  boardFor: (players: string, teams: boolean) => (teams ? `${players} in teams` : players),
  check: 'Check',
  missing: (n: number, needed: number) => `${tiles(n)} to go: this board needs ${needed}.`,
  surplus: (n: number, needed: number) => `${tiles(n)} too many: this board needs ${needed}.`,
  wrong,
  warnings,
  fine: 'This board can be played.',
  fineWith: 'This board can be played, but look at this:',
  // Facts and starts.
  facts: 'On this board',
  fact: facts,
  starts: 'Income by place in the turn order',
  startsHint: 'What everybody earns at first if all choose the richest areas in turn.',
  start: (nth: number) => `Place ${nth}`,
  even: 'All places have about the same first income.',
  uneven: (gold: string) => `The best start earns ${gold} more than the poorest.`,
  show: 'Show on the board',
  // Random boards and notation.
  random: 'Random board',
  seed: 'Seed',
  seedHint: 'The same seed always gives the same board.',
  lay: 'Lay it',
  another: 'Another one',
  notation: 'As text',
  notationHint: 'Copy this text to keep or send the board, or paste one here.',
  copy: 'Copy',
  copyLink: 'Copy a link',
  copied: 'Copied.',
  notCopied: 'Copying is not possible here. Select the text and copy it yourself.',
  // Kept maps.
  name: 'Name of the map',
  unnamed: (n: number) => `Map ${n}`,
  save: 'Save',
  play: 'Play on it',
  saved: (name: string) => `${name} was saved.`,
  replaced: (name: string) => `${name} was saved in place of an older map.`,
  removed: (name: string) => `${name} was removed.`,
  full: 'There is no room left on this device. Remove a map or a game you no longer need.',
  close: 'Close',
  maps: 'My maps',
  noMaps: 'Nothing saved yet.',
  tiles,
  open: 'Open',
  openMap: (name: string) => `Open ${name}`,
  rename: 'Rename',
  renameMap: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeMap: (name: string) => `Remove ${name}`,
  gone: 'This map is not on this device.',
  unreadable: 'This map cannot be read. It has not been deleted.',
};
