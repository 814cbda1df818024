/** Everything that can be reached from `start` by steps of `near`. */
export function reach(start: number, near: (at: number) => readonly number[]): Set<number> {
  const seen = new Set([start]);
  for (const at of seen) for (const next of near(at)) seen.add(next);
  return seen;
}
