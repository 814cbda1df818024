/** A table of numbers with an entry for each of these names. */
export function byName<K extends string>(
  names: readonly K[],
  of: (name: K, place: number) => number,
): Readonly<Record<K, number>> {
  return Object.fromEntries(names.map((name, place) => [name, of(name, place)])) as Record<K, number>;
}
