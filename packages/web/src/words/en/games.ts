import { plural } from '@meltemi/words';

const choose = plural('en');

/** Games on this device: the list, and one of them. */
export const games = {
  title: 'Games on this device',
  none: 'No games yet. The first one is a click away.',
  play: 'Play now',
  unfinished: 'Unfinished',
  finished: 'Finished',
  unreadable: 'Cannot be opened',
  cycle: (n: number) => `Cycle ${n}`,
  moves: (n: number) => `${n}\u00a0${choose(n, { one: 'move', other: 'moves' })}`,
  won: (list: string) => `Victory: ${list}`,
  noWinner: 'Ended early, without a winner',
  goOn: 'Continue',
  look: 'Look at the end',
  watch: 'Watch again',
  save: 'Save as a file',
  remove: 'Remove',
  removed: 'The game was removed.',
  undo: 'Undo',
  open: 'Open a file',
  openHint: 'You can also drop a file here.',
  opened: 'The game was opened and is in the list.',
  already: 'This game is already in the list.',
  broken: 'This game cannot be read any more. You can save it as a file before you remove it.',
  notOpened: (file: string) => `${file} is not a game that can be opened. Nothing was changed.`,
  stops: (move: number) => `The record is valid up to move ${move}; what comes after it breaks the rules.`,
  full: 'There is no room left on this device. Remove a game you no longer need, then try again.',
};
