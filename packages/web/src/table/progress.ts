import { BUILDINGS, type Building, type View } from '@meltemi/engine';
import { metropolisesOf, siteOwner } from '@meltemi/engine/query';

/** How far a team is on its way to victory. */
export interface Progress {
  readonly metropolises: number;
  /** LE-METRO-1, LE-TEAM-5: the kinds of building it has towards the next one. */
  readonly kinds: readonly Building[];
}

export function progressOf(view: View, team: number): Progress {
  const { teamOf } = view.table;
  const kinds = BUILDINGS.filter((kind) =>
    view.built.some((built, site) => built === kind && teamOf[siteOwner(view, site)] === team),
  );
  return { metropolises: metropolisesOf(view, team), kinds };
}
