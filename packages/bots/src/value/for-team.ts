/**
 * What a list by team says of one. Chances are no whole numbers: with an accessor of their own, both kinds of list stay
 * fast.
 */
export function forTeam(list: readonly number[], team: number): number {
  const found = list[team];
  return found === undefined ? missing(team) : found;
}

function missing(team: number): never {
  throw new RangeError(`there is no team ${team}`);
}
