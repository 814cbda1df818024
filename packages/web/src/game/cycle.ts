/** The cycle a kept game has reached: every cycle has one run of bids, without a break. */
export function cycleOf(moves: readonly string[]): number {
  const bids = moves.filter((move, i) => isBid(move) && !isBid(moves[i - 1] ?? ''));
  return Math.max(1, bids.length);
}

function isBid(move: string): boolean {
  return move.startsWith('bid ');
}
