import type { State } from '@meltemi/engine';
import { type Pieces, survey } from './reach.ts';
import { type Standing, standings } from './standing.ts';
import { lookAtWar } from './war.ts';

// The board as it stands, counted anew only where something has changed: lists of a state are replaced, never changed, so that the
// same list means the same board. Most moves touch few of them.

/** What else is counted. */
type Rest = Pick<State, 'fleets' | 'prosperity' | 'built' | 'usedTemples' | 'enshrined'>;

let last: (Pieces & Rest) | null = null;
let all: readonly Standing[] = [];

/** By faction: what it has, overwritten by the next call. `reach`, `defence` and `war` are up to date afterwards. */
export function ground(s: State): readonly Standing[] {
  const before = last;
  const moved = before === null || !isSame(s, before);
  if (!moved && isSameRest(s, before)) return all;
  all = standings(s);
  if (moved) survey(s, before);
  if (moved || s.built !== before.built) lookAtWar(s);
  last = kept(s);
  return all;
}

function isSame(s: State, before: Pieces): boolean {
  return (
    s.owner === before.owner &&
    s.troops === before.troops &&
    s.mercenaries === before.mercenaries &&
    s.heroes === before.heroes &&
    s.figures === before.figures &&
    s.table === before.table
  );
}

function isSameRest(s: State, before: Rest): boolean {
  return (
    s.fleets === before.fleets &&
    s.prosperity === before.prosperity &&
    s.built === before.built &&
    s.usedTemples === before.usedTemples &&
    s.enshrined === before.enshrined
  );
}

function kept(s: State): Pieces & Rest {
  const { table, owner, troops, mercenaries, heroes, figures } = s;
  const { fleets, prosperity, built, usedTemples, enshrined } = s;
  return { table, owner, troops, mercenaries, heroes, figures, fleets, prosperity, built, usedTemples, enshrined };
}
