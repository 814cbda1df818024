import { required } from '@meltemi/engine/internal';

/** Exchanges two of a list. */
export function swap<T>(list: T[], a: number, b: number): void {
  const first = required(list[a], 'place in this list');
  list[a] = required(list[b], 'place in this list');
  list[b] = first;
}
