import { removeFleets } from '../../effects/pieces.ts';
import { add, push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { MonumentId } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { type Refusal, refused } from '../../model/refusal.ts';
import { at, required } from '../../model/required.ts';
import type { Auto } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { ownLands, ownSeas } from '../../query/areas.ts';
import { canDraw } from '../../query/deck.ts';
import { holds, monumentOn } from '../../query/monuments.ts';

// MO-POSEIDON, MO-ARES: once per cycle one own piece is given up for a creature (R-MO-TURN: in the own turn, not with
// Apollo).

/** MO-POSEIDON, MO-ARES: the creature that was drawn is used. */
export const gift: Auto<FrameOf<'gift'>> = {
  run(s, { by }) {
    const card = required(s.drawn[0], 'drawn creature');
    s.drawn = [];
    push(s, { kind: 'creature', card, by });
  },
};

function isReady(s: Position, faction: number, id: MonumentId): boolean {
  return holds(s, faction, id) && monumentOn(s, id)?.used !== s.cycle;
}

export function addTempleOfferings(s: Position, faction: number, moves: Move[]): void {
  if (s.monuments.length === 0) return;
  if (isReady(s, faction, 'poseidon') && canDraw(s)) {
    for (const area of ownSeas(s, faction)) moves.push({ do: 'devote', piece: 'fleet', area });
  }
  if (isReady(s, faction, 'ares') && s.discard.length > 0) {
    for (const area of ownLands(s, faction))
      if (at(s.troops, area) > 0) moves.push({ do: 'devote', piece: 'troop', area });
  }
}

export function devote(s: Position, faction: number, { piece, area }: MoveOf<'devote'>): void {
  const id = piece === 'fleet' ? 'poseidon' : 'ares';
  s.monuments = s.monuments.map((monument) => (monument.id === id ? { ...monument, used: s.cycle } : monument));
  if (piece === 'fleet') removeFleets(s, area, 1);
  else add(s, 'troops', area, -1);
  tell(s, { event: 'lost', faction, unit: piece, area });
  push(
    s,
    { kind: 'gift', by: faction },
    { kind: 'draw', to: piece === 'fleet' ? 'drawn' : 'from-discard', by: faction },
  );
}

export function refuseDevotion({ piece }: MoveOf<'devote'>): Refusal {
  return refused('not-ready', piece === 'fleet' ? 'MO-POSEIDON' : 'MO-ARES', 'No temple of yours is ready for that.');
}
