import { boardOf } from '../../board/board-of.ts';
import { pay } from '../../effects/gold.ts';
import { addFleets, removeFleets } from '../../effects/pieces.ts';
import { tell } from '../../effects/tell.ts';
import type { Turn } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { type Refusal, refused, tooExpensive } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { isLand, isTeammates } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { seaStops, seaWays } from '../../query/reach.ts';
import { beginBattle } from '../battle/battle.ts';
import { alreadyThere, closedSea, teammates } from './refusals.ts';

// LE-POS-3, LE-SEA-1: sea moves, 1 GP a step.

export function addSailings(s: Position, faction: number, moves: Move[]): void {
  const gold = goldOf(s, faction);
  if (gold < 1) return;
  const board = boardOf(s);
  for (let from = board.lands; from < board.areas.length; from++) {
    if (s.owner[from] !== faction) continue;
    for (const to of seaStops(s, faction, from, gold)) {
      for (let fleets = 1; fleets <= at(s.fleets, from); fleets++) moves.push({ do: 'sail', from, to, fleets });
    }
  }
}

/** Fleets of another faction in the target: a sea battle follows at once (LE-SEA-2). */
export function sail(s: Position, faction: number, { from, to, fleets }: MoveOf<'sail'>): void {
  const way = seaWays(s, faction, from, Number.POSITIVE_INFINITY).find((other) => other.to === to);
  const path = way ? way.path : [from, to];
  pay(s, faction, path.length - 1);
  tell(s, { event: 'sailed', faction, path, fleets });
  removeFleets(s, from, fleets);
  const owner = s.owner[to];
  if (owner !== NOBODY && owner !== faction) beginBattle(s, faction, to, fleets, 0);
  else addFleets(s, to, faction, fleets);
}

export function refuseSail(s: Position, turn: Turn, { from, to, fleets }: MoveOf<'sail'>): Refusal {
  if (turn.god !== 'poseidon') return refused('needs-poseidon', 'LE-POS-3', 'Fleets move with Poseidon only.');
  const here = s.owner[from] === turn.faction ? at(s.fleets, from) : 0;
  if (fleets < 1 || fleets > here) {
    return refused('too-few-fleets', 'LE-SEA-1', `You have ${here} fleets there, not ${fleets}.`, { here, fleets });
  }
  if (from === to) return alreadyThere('LE-SEA-1');
  if (isLand(s, to)) return refused('not-sea', 'LE-SEA-1', 'Fleets move to sea areas.');
  const closed = closedSea(s, to);
  if (closed) return closed;
  if (isTeammates(s, turn.faction, to)) return teammates();
  const way = seaWays(s, turn.faction, from, Number.POSITIVE_INFINITY).find((other) => other.to === to);
  if (!way) return refused('not-adjacent', 'LE-SEA-1', 'That sea area is not adjacent.');
  return tooExpensive('LE-POS-3', way.steps, goldOf(s, turn.faction));
}
