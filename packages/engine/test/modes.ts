import {
  type Actor,
  actor,
  apply,
  below,
  drawFate,
  type Move,
  moves,
  type Options,
  type Random,
  random,
  type State,
  setup,
} from '../src/index.ts';

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

export function optionsFor(mode: string, seed: number | string): Options {
  const options = MODES[mode];
  return options.start === 'quick' || options.edition === 'classic' ? options : { ...options, board: { seed } };
}

export function choose(s: State, who: Actor, legal: readonly Move[], rng: Random): Move {
  return who === 'fate' ? drawFate(s, legal, rng) : legal[below(rng, legal.length)];
}

/** Plays a random game to its end; `seen` is called before every move. */
export function randomGame(
  mode: string,
  seed: number | string,
  seen?: (s: State, who: Actor, legal: Move[], move: Move) => void,
): State {
  const s = setup(optionsFor(mode, seed));
  const rng = random(`${mode}/${seed}`);
  for (let who = actor(s); who !== null; who = actor(s)) {
    const legal = moves(s);
    const move = choose(s, who, legal, rng);
    seen?.(s, who, legal, move);
    apply(s, move, legal);
  }
  return s;
}

/** What a failing random test prints: the seed and the command that replays it. */
export function replayHint(mode: string, seed: number | string, file: string): string {
  return `mode '${mode}', seed ${seed}; replay: MODE='${mode}' SEED=${seed} npm test -- ${file}`;
}

/** The games to play: the one of MODE and SEED if given, else `count`, cycling through the modes. */
export function games(count: number, first = 0): { mode: string; seed: number }[] {
  const { MODE, SEED } = process.env;
  if (MODE !== undefined && SEED !== undefined) return [{ mode: MODE, seed: Number(SEED) }];
  const names = Object.keys(MODES);
  return Array.from({ length: count }, (_, i) => ({ mode: names[i % names.length], seed: first + i }));
}
