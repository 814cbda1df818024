import { boardOf } from '../../board/board-of.ts';
import { pay } from '../../effects/gold.ts';
import type { Turn } from '../../model/frames.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { type Refusal, refused, tooExpensive } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { inTeams } from '../../model/table.ts';
import { heroesIn } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { addGroups } from '../../query/groups.ts';
import { mayEnter } from '../../query/last-area.ts';
import { landStops, landWays } from '../../query/reach.ts';
import { askHeroes } from './move-group.ts';
import { refuseGroup, refuseWay } from './refusals.ts';

// LE-ARES-3, LE-LAND-1: land moves of troops and heroes, 1 GP a step.

export function addMarches(s: Position, faction: number, moves: Move[]): void {
  const gold = goldOf(s, faction);
  if (gold < 1) return;
  for (let from = 0, lands = boardOf(s).lands; from < lands; from++) {
    if (s.owner[from] !== faction) continue;
    const alone = s.heroes.length > 0 && heroesIn(s, faction, from).length > 0;
    if (!alone && at(s.troops, from) + at(s.mercenaries, from) === 0) continue;
    for (const to of landStops(s, faction, from, gold)) {
      if (mayEnter(s, faction, to))
        addGroups(s, from, alone, moves, (troops, mercenaries) => ({ do: 'march', from, to, troops, mercenaries }));
    }
  }
}

export function march(s: Position, faction: number, { from, to, troops, mercenaries }: MoveOf<'march'>): void {
  const path = landPath(s, faction, from, to);
  pay(s, faction, path.length - 1);
  askHeroes(s, faction, path, troops, mercenaries);
}

/** The way a land move takes: straight, or through teammates' areas (R-ALLY). */
export function landPath(s: Position, faction: number, from: number, to: number, anyFleets = false): readonly number[] {
  if (!inTeams(s.table)) return [from, to];
  const way = landWays(s, faction, from, Number.POSITIVE_INFINITY, anyFleets).find((other) => other.to === to);
  return way ? way.path : [from, to];
}

export function refuseMarch(s: Position, turn: Turn, move: MoveOf<'march'>): Refusal {
  if (turn.god !== 'ares') return refused('needs-ares', 'LE-ARES-3', 'Troops move with Ares.');
  const reason = refuseGroup(s, turn.faction, move) ?? refuseWay(s, turn.faction, move.from, move.to, false);
  if (reason) return reason;
  const steps = landPath(s, turn.faction, move.from, move.to).length - 1;
  return tooExpensive('LE-ARES-3', steps, goldOf(s, turn.faction));
}
