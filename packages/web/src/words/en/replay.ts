import { plural } from '@meltemi/words';

const choose = plural('en');

/** A game, watched again. */
export const replay = {
  title: (names: string) => `Replay: ${names}`,
  partly: (moves: number) =>
    `The record is valid for ${moves}\u00a0${choose(moves, { one: 'move', other: 'moves' })}. What comes after breaks the rules and is left out.`,
  details: 'What went wrong',
  games: 'All games',
  goOn: 'Continue',
  viewer: 'As seen by',
  all: 'Everything open',
  everybody: 'What everybody knows',
  unfinished: 'The game is not over yet: what is secret stays secret.',
  controls: 'Replay',
  first: 'To the start',
  last: 'To the end',
  back: 'One move back',
  forward: 'One move forward',
  cycleBack: 'One cycle back',
  cycleForward: 'One cycle forward',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  position: 'Position in the game',
  at: (cycle: string, phase: string, move: number, all: number) => `${cycle}, ${phase}, move ${move} of ${all}`,
  moves: (move: number, all: number) => `Move ${move} of ${all}`,
  tabs: { gods: 'Gods', players: 'Players', log: 'Log' },
  panels: 'Beside the board',
  copyLink: 'Copy link to this move',
  copied: 'Copied',
  opening: 'The game begins.',
};
