import { put } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import type { Placing } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked, refusing } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import { placesFor } from '../../query/places.ts';
import { reserve } from '../../query/supply.ts';
import { isSecondRound } from './deployment.ts';

// Putting pieces on the board.

/** Pieces one by one, as long as there are any and they fit somewhere (LE-ACT-4, R-BONUS). */
function placing<K extends 'place' | 'bonus'>(refuse: Ask<Placing<K>>['refuse']): Ask<Placing<K>> {
  return {
    refuse,
    who: (_, frame) => frame.faction,
    skip: (s, { faction, piece, where }) =>
      reserve(s, faction, piece) === 0 ||
      (where !== 'land' && where !== 'sea' && placesFor(s, faction, where).length === 0),
    moves: (s, { faction, piece, where }) =>
      placesFor(s, faction, where).map((area): Move => ({ do: 'place', piece, area })),
    take(s, frame, move) {
      if (move.do !== 'place') impossible(move);
      put(s, frame.faction, frame.piece, move.area);
      if (frame.left > 1) push(s, { ...frame, left: frame.left - 1 } as Placing<'place'> | Placing<'bonus'>);
    },
  };
}

export const place = placing<'place'>((s, _, move) =>
  notAsked(isSecondRound(s) ? 'LE-SETUP-5' : 'LE-ACT-1', 'pieces are placed', ['place'], move),
);

export const bonus = placing<'bonus'>(refusing('LE-METRO-6', 'the bonus of a metropolis is placed', 'place'));
