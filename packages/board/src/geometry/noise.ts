/** A point of the drawn board; a hexagon's side is 100 long. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number from 0 to 1 that depends on the lattice point alone, so that the same board always looks the same. */
function hash(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 974634541);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth noise from -1 to 1. */
export function noise(x: number, y: number, salt: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const above = mix(hash(i, j, salt), hash(i + 1, j, salt), u);
  const below = mix(hash(i, j + 1, salt), hash(i + 1, j + 1, salt), u);
  return 2 * mix(above, below, ease(y - j)) - 1;
}

export function between(a: Point, b: Point, t: number): Point {
  return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t) };
}

/** Bends the plane a little: a border stays one line for the areas on both sides of it. */
export function bent({ x, y }: Point): Point {
  return {
    x: x + 19 * noise(x / 118, y / 118, 1) + 6 * noise(x / 43, y / 43, 2),
    y: y + 19 * noise(x / 118, y / 118, 3) + 6 * noise(x / 43, y / 43, 4),
  };
}
