import type { Move } from '../model/moves.ts';
import { oneOf, type Random } from '../model/random.ts';
import { at, required } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { FACES_WITH } from '../query/dice.ts';
import { markersLeft } from '../rules/phases/lay.ts';

// How fate decides: every one of its moves has a weight.

/**
 * How likely a move of fate is beside the others: faces of the die that show the number, copies of a token in the
 * stack, markers of a player; any card is as likely as any other.
 */
export function weight(s: Position, move: Move): number {
  if (move.do === 'roll') return at(FACES_WITH, move.die);
  if (move.do === 'token') return s.stack.filter((bonus) => bonus === move.bonus).length;
  if (move.do === 'marker') return markersLeft(s, move.faction).length;
  return 1;
}

/** One of fate's moves, drawn by weight. */
export function drawFate(s: Position, moves: readonly Move[], rng: Random): Move {
  const kind = moves[0]?.do;
  if (kind !== 'roll' && kind !== 'token' && kind !== 'marker') return oneOf(moves, rng);
  let total = 0;
  for (const move of moves) total += weight(s, move);
  let left = rng() * total;
  for (const move of moves) {
    left -= weight(s, move);
    if (left < 0) return move;
  }
  return required(moves.at(-1), 'move of fate');
}
