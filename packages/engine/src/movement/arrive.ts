import { isDefended, moveHero, takeControl } from '../areas.ts';
import { beginBattle } from '../battle/battle.ts';
import { tell } from '../events.ts';
import { type HeroId, NOBODY } from '../ids.ts';
import { add, type State } from '../state.ts';

export interface Group {
  readonly troops: number;
  readonly mercenaries: number;
  readonly heroes: readonly HeroId[];
}

/**
 * Troops and heroes go from one land area into another: joining own units, taking an area without enemy units (LE-LAND-3,
 * CL-LAND-1), or fighting (LE-LAND-5). LE-LAND-2, CL-LAND-2: the origin keeps its control token.
 */
export function moveGroup(s: State, faction: number, path: readonly number[], group: Group): void {
  const from = path[0];
  const to = path[path.length - 1];
  const { troops, mercenaries, heroes } = group;
  tell(s, { event: 'marched', faction, path, troops, mercenaries, heroes });
  add(s, 'troops', from, -troops);
  add(s, 'mercenaries', from, -mercenaries);
  const enemies = s.owner[to] !== faction && s.owner[to] !== NOBODY && isDefended(s, to);
  for (const hero of heroes) moveHero(s, hero, to);
  if (enemies) return beginBattle(s, faction, to, troops, mercenaries);
  add(s, 'troops', to, troops);
  add(s, 'mercenaries', to, mercenaries);
  takeControl(s, to, faction);
}
