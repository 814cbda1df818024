import { boardOf } from '../../board/board-of.ts';
import { pay } from '../../effects/gold.ts';
import { addFleets, removeFleets } from '../../effects/pieces.ts';
import { tell } from '../../effects/tell.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import type { State } from '../../model/state.ts';
import { goldOf } from '../../query/gold.ts';
import { seaStops, seaWays } from '../../query/reach.ts';
import { beginBattle } from '../battle/battle.ts';

// LE-POS-3, LE-SEA-1: sea moves, 1 GP a step.

export function addSailings(s: State, faction: number, moves: Move[]): void {
  const gold = goldOf(s, faction);
  if (gold < 1) return;
  const board = boardOf(s);
  for (let from = board.lands; from < board.areas.length; from++) {
    if (s.owner[from] !== faction) continue;
    for (const to of seaStops(s, faction, from, gold)) {
      for (let fleets = 1; fleets <= s.fleets[from]; fleets++) moves.push({ do: 'sail', from, to, fleets });
    }
  }
}

/** Fleets of another faction in the target: a sea battle follows at once (LE-SEA-2). */
export function sail(s: State, faction: number, { from, to, fleets }: MoveOf<'sail'>): void {
  const way = seaWays(s, faction, from, Number.POSITIVE_INFINITY).find((other) => other.to === to);
  const path = way ? way.path : [from, to];
  pay(s, faction, path.length - 1);
  tell(s, { event: 'sailed', faction, path, fleets });
  removeFleets(s, from, fleets);
  const owner = s.owner[to];
  if (owner !== NOBODY && owner !== faction) beginBattle(s, faction, to, fleets, 0);
  else addFleets(s, to, faction, fleets);
}
