// Checked access to values that must exist. A missing one is a fault of the engine, not of a player, and an error at
// once is easier to find than `undefined` further on.

/** The value, which must be there; `what` names it in the error. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** Is it one of these? */
export function isOneOf<T>(known: readonly T[], value: unknown): value is T {
  return known.some((one) => one === value);
}

/** The number that a list holds for an area, a faction, a team. Only for numbers: lists of one kind keep it fast. */
export function at(list: readonly number[], index: number): number {
  const found = list[index];
  return found === undefined ? missing(list, index) : found;
}

function missing({ length }: readonly number[], index: number): never {
  throw new RangeError(`there is no number ${index} in a list of ${length}`);
}
