import type { Frame } from '../model/frames.ts';
import { at, required } from '../model/required.ts';
import type { Position } from '../model/state.ts';

/** Lists of numbers by faction, team or area. */
type Counts = { [K in keyof Position]: Position[K] extends readonly number[] ? K : never }[keyof Position];

export function set(s: Position, counts: Counts, index: number, value: number): void {
  s[counts] = s[counts].with(index, value);
}

export function add(s: Position, counts: Counts, index: number, by: number): void {
  if (by !== 0) s[counts] = s[counts].with(index, at(s[counts], index) + by);
}

export function push(s: Position, ...frames: Frame[]): void {
  s.frames = [...s.frames, ...frames];
}

/** The sentence of the rulebook that is in progress. */
export function topFrame(s: Position): Frame {
  return required(s.frames[s.frames.length - 1], 'frame');
}

export function pop(s: Position): Frame {
  const top = topFrame(s);
  s.frames = s.frames.slice(0, -1);
  return top;
}
