import { type Options, random, type State, setup } from '@meltemi/engine';
import { required } from '@meltemi/engine/internal';
import { playRandomly, type Seen } from './random-play.ts';

/** Every edition, number of players and mode, on random and on quick boards, with every table option. */
export const MODES: Readonly<Record<string, Options>> = {
  three: { players: 3 },
  four: { players: 4 },
  five: { players: 5 },
  two: { players: 2 },
  'four in teams': { players: 4, teams: true },
  six: { players: 6 },
  'three, quick': { players: 3, start: 'quick', gold: 'open' },
  'four, quick': { players: 4, start: 'quick', gold: 'bounds' },
  'five, quick': { players: 5, start: 'quick' },
  'two, quick': { players: 2, start: 'quick', goal: 4 },
  'six, quick': { players: 6, start: 'quick', goal: 4 },
  'every number': { players: 4, teams: true, scale: 'every' },
  'classic, two': { edition: 'classic', players: 2 },
  'classic, three': { edition: 'classic', players: 3 },
  'classic, four': { edition: 'classic', players: 4, tie: 'metropolises', gold: 'open' },
  'classic, five': { edition: 'classic', players: 5 },
  'monuments, two': { edition: 'classic', players: 2, monuments: true },
  'monuments, three': { edition: 'classic', players: 3, monuments: true, gold: 'bounds' },
  'monuments, four': { edition: 'classic', players: 4, monuments: true },
  'monuments, five': { edition: 'classic', players: 5, monuments: true },
};

/** The same options, on a random board from this seed unless the board is printed. */
export function onRandomBoard(options: Options, seed: number | string): Options {
  return options.start === 'quick' || options.edition === 'classic' ? options : { ...options, board: { seed } };
}

export function optionsFor(mode: string, seed: number | string): Options {
  return onRandomBoard(required(MODES[mode], `mode '${mode}'`), seed);
}

/** Plays a random game to its end. */
export function randomGame(mode: string, seed: number | string, seen?: Seen): State {
  return playRandomly(setup(optionsFor(mode, seed)), random(`${mode}/${seed}`), seen);
}

/** What a failing random test prints: the seed and the command that replays it. */
export function replayHint(mode: string, seed: number | string, file: string): string {
  return `mode '${mode}', seed ${seed}; replay: MODE='${mode}' SEED=${seed} npm test -- ${file}`;
}

/** The game of MODE and SEED, if they are given. */
export function replayed(): { mode: string; seed: number } | null {
  const { MODE, SEED } = process.env;
  return MODE !== undefined && SEED !== undefined ? { mode: MODE, seed: Number(SEED) } : null;
}

/** The games to play: the one of MODE and SEED if given, else `count`, cycling through the modes. */
export function games(count: number, first = 0): { mode: string; seed: number }[] {
  const alone = replayed();
  if (alone) return [alone];
  const found: { mode: string; seed: number }[] = [];
  while (found.length < count) for (const mode of Object.keys(MODES)) found.push({ mode, seed: first + found.length });
  return found.slice(0, count);
}
