import type { View } from '@meltemi/engine';

/** Number of worlds sampled where something is hidden. */
const WORLDS = 6;

/** The worlds to search in: one if nothing is hidden from this seat. Purses are known where their bounds meet. */
export function worldsOf(seen: View): number[] {
  const purses = seen.gold.every((purse, team) => purse !== null || seen.goldMin[team] === seen.goldMax[team]);
  const top = seen.top === null || seen.top.card !== null;
  return Array.from({ length: purses && top ? 1 : WORLDS }, (_, world) => world);
}
