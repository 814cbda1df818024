import type { Frame } from '../model/frames.ts';
import type { Position } from '../model/state.ts';

/** Lists of numbers by faction, team or area. */
type Counts = { [K in keyof Position]: Position[K] extends readonly number[] ? K : never }[keyof Position];

export function set(s: Position, counts: Counts, at: number, value: number): void {
  s[counts] = s[counts].with(at, value);
}

export function add(s: Position, counts: Counts, at: number, by: number): void {
  if (by !== 0) s[counts] = s[counts].with(at, s[counts][at] + by);
}

export function push(s: Position, ...frames: Frame[]): void {
  s.frames = [...s.frames, ...frames];
}

export function pop(s: Position): Frame {
  const top = s.frames[s.frames.length - 1];
  s.frames = s.frames.slice(0, -1);
  return top;
}
