/** Throws if the list has nothing there. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  return found === undefined ? missing(list, index) : found;
}

function missing({ length }: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`there is no item ${index} in a list of ${length}`);
}
