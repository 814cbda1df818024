// The keys of tables that are written out in full, so that they have no keys but those of their type. Object.keys gives
// them as strings, because TypeScript allows an object more keys than its type has.

/** The keys of a table, in their order. */
export function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(table) as K[];
}

/** The entries of a table, in their order; those that are left out are not among them. */
export function entriesOf<K extends string, V>(table: { readonly [Key in K]?: V }): [K, V][] {
  return Object.entries(table) as [K, V][];
}

/** A table with an entry for each of these keys. */
export function recordOf<K extends string, V>(keys: readonly K[], of: (key: K, index: number) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key, index) => [key, of(key, index)])) as Record<K, V>;
}

/** Whether a text is a key of this table. */
export function isKeyOf<K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K {
  return Object.hasOwn(table, key);
}
