import type { God, Move, MoveKind, Random } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';

// What levels like. Bids that are as good as each other are drawn by it, so that a level does not open every game in
// the same way; and Icarus thinks too well of what he likes.

/**
 * Bids are as good as each other up to this difference in the logarithm of the odds to win: most of a point at even
 * chances, less far from them.
 */
const TIE = 0.03;
/** Of bids that are as good as each other, those on a favourite god are made this many times as often. */
const FAVOURED = 3;
/** How much better a bold move looks to Icarus than it is, in the logarithm of the odds to win. */
const BOLDNESS = 0.4;

/** Penelope likes the gods who teach and who bring ships. */
const FAVOURITES: readonly God[] = ['athena', 'poseidon'];

const BOLD: readonly MoveKind[] = ['march', 'sail', 'fly', 'mobilise', 'fight', 'buy', 'hire'];

/** A move and how likely it looks to win. */
interface Judged {
  readonly move: Move;
  readonly chance: number;
}

/**
 * The best move, or a bid that is as good as the best one. Turns are left alone: a turn has many moves, and the little
 * that each of them may lose would add up.
 */
export function byCharacter(judged: readonly Judged[], best: Move, rng: Random): Move {
  if (best.do !== 'bid') return best;
  const most = judged.find(({ move }) => move === best)?.chance ?? 1;
  const ties = judged.filter(({ chance }) => chance >= most - TIE * most * (1 - most));
  const weights = ties.map(({ move }) => (move.do === 'bid' && FAVOURITES.includes(move.god) ? FAVOURED : 1));
  let left = rng() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { move }] of ties.entries()) {
    left -= at(weights, i);
    if (left < 0) return move;
  }
  return best;
}

/** What Icarus adds to his judgement of a move: he attacks, serves Ares, and buys creatures and heroes. */
export function boldness(move: Move): number {
  const bold = move.do === 'bid' ? move.god === 'ares' : BOLD.includes(move.do);
  return bold ? BOLDNESS : 0;
}
