import { addFleets, ownLands, ownSeas } from './areas.ts';
import { tell } from './events.ts';
import type { Placing, Where } from './frames.ts';
import { NOBODY, type Piece } from './ids.ts';
import type { Move } from './moves.ts';
import { isClosed } from './reach.ts';
import { type Ask, impossible } from './rule.ts';
import { add, boardOf, push, type State } from './state.ts';
import { reserve } from './supply.ts';

// Putting pieces on the board.

/** The areas a piece may be put into. */
export function placesFor(s: State, faction: number, where: Where): number[] {
  const board = boardOf(s);
  switch (where) {
    case 'own-land':
      return ownLands(s, faction);
    case 'own-sea':
      return ownSeas(s, faction);
    case 'own':
      return [...ownLands(s, faction), ...ownSeas(s, faction)];
    case 'land':
      return Array.from({ length: board.lands }, (_, area) => area);
    case 'sea':
      return Array.from({ length: board.areas.length - board.lands }, (_, i) => board.lands + i);
    case 'recruit-sea':
      return recruitSeas(s, faction);
  }
}

/** LE-REC-1, R-FLEETS: sea areas next to own land, empty or own, and not closed (R-KRAKEN). */
function recruitSeas(s: State, faction: number): number[] {
  const board = boardOf(s);
  const found: number[] = [];
  for (let sea = board.lands; sea < board.areas.length; sea++) {
    if (s.owner[sea] !== NOBODY && s.owner[sea] !== faction) continue;
    if (isOnCoast(s, faction, board.landNear[sea]) && !isClosed(s, sea)) found.push(sea);
  }
  return found;
}

function isOnCoast(s: State, faction: number, lands: readonly number[]): boolean {
  for (const land of lands) if (s.owner[land] === faction) return true;
  return false;
}

export function put(s: State, faction: number, piece: Piece, area: number): void {
  if (piece === 'troop') add(s, 'troops', area, 1);
  else if (piece === 'mercenary') add(s, 'mercenaries', area, 1);
  else if (piece === 'prosperity') add(s, 'prosperity', area, 1);
  else addFleets(s, area, faction, 1);
  tell(s, { event: 'placed', faction, piece, area });
}

/** Pieces one by one, as long as there are any and they fit somewhere (LE-ACT-4, R-BONUS). */
function placing<K extends 'place' | 'bonus'>(): Ask<Placing<K>> {
  return {
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

export const place = placing<'place'>();
export const bonus = placing<'bonus'>();
