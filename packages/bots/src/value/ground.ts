import type { State } from '@meltemi/engine';
import { survey } from './reach.ts';
import { type Standing, standings } from './standing.ts';
import { lookAtWar } from './war.ts';

// The board as it stands, counted anew only where something has changed: lists of a state are replaced, never changed, so that the
// same list means the same board. Most moves touch few of them.

const PIECES = ['table', 'owner', 'troops', 'mercenaries', 'heroes', 'figures'] as const;
const REST = ['fleets', 'prosperity', 'built', 'usedTemples', 'enshrined'] as const;

let last: State | null = null;
let all: Standing[] = [];

/** By faction: what it has. `reach`, `defence` and `war` are up to date afterwards. */
export function ground(s: State): readonly Standing[] {
  const before = last;
  const moved = before === null || !isSame(s, before, PIECES);
  if (!moved && before !== null && isSame(s, before, REST)) return all;
  all = standings(s);
  if (moved) survey(s, before);
  lookAtWar(s);
  last = { ...s };
  return all;
}

function isSame(s: State, before: State, lists: readonly (keyof State)[]): boolean {
  for (const list of lists) if (s[list] !== before[list]) return false;
  return true;
}
