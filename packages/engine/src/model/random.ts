import { required } from './required.ts';

/** A source of uniform numbers in [0, 1). */
export type Random = () => number;

/**
 * Generator for boards, bots and tests: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), seeded by
 * an FNV-like hash of the seed's text. The same seed always gives the same numbers (pinned by a test); 7 and '7' are
 * the same seed. Not for secrets.
 */
export function random(seed: number | string): Random {
  const text = String(seed);
  let a = hash(text, 0x9e3779b9);
  let b = hash(text, 0x243f6a88);
  let c = hash(text, 0xb7e15162);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 15; i++) next(); // sfc32 needs a dozen rounds until the seed has reached every bit
  return next;
}

/** A whole number from 0 to n - 1. */
export function below(rng: Random, n: number): number {
  return Math.floor(rng() * n);
}

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[], rng: Random): T {
  return required(list[below(rng, list.length)], 'choice');
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], rng: Random): T[] {
  const rest = [...list];
  const out: T[] = [];
  while (rest.length > 0) out.push(...rest.splice(below(rng, rest.length), 1));
  return out;
}

function hash(text: string, start: number): number {
  let h = start | 0;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}
