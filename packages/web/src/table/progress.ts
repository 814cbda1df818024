import type { Building, View } from '@meltemi/engine';
import { metropolisesOf, typesForSet } from '@meltemi/engine/query';

/** How far a team is on its way to victory. */
export interface Progress {
  readonly metropolises: number;
  /** LE-METRO-1, LE-TEAM-5: the kinds of building it has towards the next one. */
  readonly kinds: readonly Building[];
}

export function progressOf(view: View, team: number): Progress {
  return { metropolises: metropolisesOf(view, team), kinds: typesForSet(view, team) };
}
