import type { Place } from '../model/arrangement.ts';

/** A cell in axial coordinates: pointy-top hexes, q grows to the east, r to the south(-east). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six steps to a neighbour, clockwise from east: E, SE, SW, W, NW, NE. */
export const STEPS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function plus(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function neighbours(hex: Hex): Hex[] {
  return STEPS.map((step) => plus(hex, step));
}

/** Turned about the origin by `steps` times 60° clockwise. */
export function turned(hex: Hex, steps: number): Hex {
  let { q, r } = hex;
  for (let i = 0; i < steps; i++) [q, r] = [0 - r, q + r]; // 0 - r: never -0
  return { q, r };
}

/** A number that is equal exactly for equal cells (of boards less than 4096 cells wide). */
export function hexKey({ q, r }: Hex): number {
  return q * 4096 + r;
}

/** The cell in the middle of the flower at this place. */
export function centre([a, b]: Place): Hex {
  return { q: 2 * a - b, r: a + 3 * b };
}

/** The seven cells of a flower turned by `turn`: centre, then what was E, SE, SW, W, NW, NE before turning. */
export function flower(at: Place, turn: number): Hex[] {
  const middle = centre(at);
  return [middle, ...STEPS.map((step) => plus(middle, turned(step, turn)))];
}

/** The six places whose flowers touch the flower at this place. */
export function nextPlaces([a, b]: Place): Place[] {
  return [
    [a + 1, b],
    [a, b + 1],
    [a - 1, b + 1],
    [a - 1, b],
    [a, b - 1],
    [a + 1, b - 1],
  ];
}
