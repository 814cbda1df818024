import { heroesIn } from '../areas.ts';
import { goldOf, pay } from '../gold.ts';
import type { Move, MoveOf } from '../moves.ts';
import { landStops, landWays } from '../reach.ts';
import { boardOf, type State } from '../state.ts';
import { inTeams } from '../table.ts';
import { addGroups } from './groups.ts';
import { gather } from './join.ts';
import { mayEnter } from './last-area.ts';

// LE-ARES-3, LE-LAND-1: land moves of troops and heroes, 1 GP a step.

export function addMarches(s: State, faction: number, moves: Move[]): void {
  const gold = goldOf(s, faction);
  if (gold < 1) return;
  for (let from = 0, lands = boardOf(s).lands; from < lands; from++) {
    if (s.owner[from] !== faction) continue;
    const alone = s.heroes.length > 0 && heroesIn(s, faction, from).length > 0;
    if (!alone && s.troops[from] + s.mercenaries[from] === 0) continue;
    for (const to of landStops(s, faction, from, gold)) {
      if (mayEnter(s, faction, to))
        addGroups(s, from, alone, moves, (troops, mercenaries) => ({ do: 'march', from, to, troops, mercenaries }));
    }
  }
}

export function march(s: State, faction: number, { from, to, troops, mercenaries }: MoveOf<'march'>): void {
  const path = landPath(s, faction, from, to);
  pay(s, faction, path.length - 1);
  gather(s, faction, path, troops, mercenaries);
}

/** The way a land move takes: straight, or through teammates' areas (R-ALLY). */
export function landPath(s: State, faction: number, from: number, to: number, anyFleets = false): readonly number[] {
  if (!inTeams(s.table)) return [from, to];
  const way = landWays(s, faction, from, Number.POSITIVE_INFINITY, anyFleets).find((other) => other.to === to);
  return way ? way.path : [from, to];
}
