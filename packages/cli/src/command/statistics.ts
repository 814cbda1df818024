import { at } from '@meltemi/engine/internal';

export function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}

/** The median of sorted numbers. */
function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** Null for an empty list. */
export function spreadOf(list: readonly number[]): Spread | null {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted.length > 0 ? { min: at(sorted, 0), median: median(sorted), max: at(sorted, sorted.length - 1) } : null;
}

export function spreadText(spread: Spread | null): string {
  return spread ? `min ${spread.min}, median ${spread.median}, max ${spread.max}` : 'none';
}

/** Rounds to thousandths. */
export function rounded(n: number): number {
  return Math.round(n * 1000) / 1000;
}
