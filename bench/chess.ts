import './production.ts';
import { Chess } from 'chessops/chess';
import type { Random } from '../packages/engine/src/index.ts';
import { below } from '../packages/engine/src/internal.ts';

const MOST_PLIES = 400;

/** One random game of chess: all legal destinations, then play. */
export function chessMoves(rng: Random): number {
  const position = Chess.default();
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const moves: { from: number; to: number }[] = [];
    for (const [from, dests] of position.allDests()) for (const to of dests) moves.push({ from, to });
    if (moves.length === 0 || position.isInsufficientMaterial()) return ply;
    const move = moves[below(rng, moves.length)];
    const promotes = position.board.pawn.has(move.from) && (move.to < 8 || move.to >= 56);
    position.play(promotes ? { ...move, promotion: 'queen' } : move);
  }
  return MOST_PLIES;
}
