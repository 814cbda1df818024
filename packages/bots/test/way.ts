import type { Move, MoveKind, State } from '@meltemi/engine';
import { decider } from '@meltemi/engine/query';
import { isDecision } from '../src/win/sure-win.ts';
import { playLine } from './line.ts';

// By what means a line of moves reaches the goal.

export const WAYS = [
  'set',
  'cyclops',
  'philosophers',
  'satyr',
  'hero',
  'conquest',
  'pegasus',
  'mobilisation',
  /** A conquest that completes a set of four (LE-METRO-9). */
  'conquered-set',
] as const;
export type Way = (typeof WAYS)[number];

const BY_MOVE: { readonly [K in MoveKind]?: Way } = {
  convert: 'cyclops',
  rob: 'satyr',
  sacrifice: 'hero',
  exchange: 'hero',
  gain: 'philosophers',
  march: 'conquest',
  fly: 'pegasus',
  mobilise: 'mobilisation',
};

/** Heroes are asked whether they join; a monument may be declined. */
const AFTERWARDS: ReadonlySet<MoveKind> = new Set<MoveKind>(['join', 'stay', 'done']);

/** What the last decision of a line did; null if there is none. */
export function wayOf(start: State, line: readonly Move[]): Way | null {
  const faction = decider(start) as number;
  const last = line.findLastIndex((move) => isDecision(move) && !AFTERWARDS.has(move.do));
  if (last < 0) return null;
  const before = playLine(start, line.slice(0, last));
  const then = playLine(start, line.slice(0, last + 1 + joining(line, last)));
  const move = line[last];
  // Only one can be robbed: nobody is asked.
  if (move.do === 'buy' && move.creature === 'satyr') return 'satyr';
  const way = BY_MOVE[move.do];
  if (way === 'conquest' || way === 'pegasus' || way === 'mobilisation') {
    if (before.frames.at(-1)?.kind === 'perseus-leads') return 'hero';
    return standing(then) > standing(before) ? 'conquered-set' : way;
  }
  if (way) return way;
  return then.philosophers[faction] < before.philosophers[faction] ? 'philosophers' : 'set';
}

/** How many of those choices follow at once. */
function joining(line: readonly Move[], last: number): number {
  const rest = line.slice(last + 1).findIndex((move) => !AFTERWARDS.has(move.do));
  return rest < 0 ? line.length - last - 1 : rest;
}

/** Metropolises of all, those on cards included: a conquest adds none. */
function standing(s: State): number {
  return s.built.filter((built) => built === 'metropolis').length + s.enshrined.length;
}
