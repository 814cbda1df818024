import type { MonumentId, State } from '@meltemi/engine';

/** MO-BUILD-4: whoever holds its isle has a monument's effect. */
export function holds(s: State, faction: number, id: MonumentId): boolean {
  for (const monument of s.monuments) if (monument.id === id) return s.owner[monument.area] === faction;
  return false;
}
