import type { View } from '@meltemi/engine';
import { factsBetween } from './facts.ts';
import { type Reason, ranked } from './reason.ts';

/**
 * The main thing a turn has achieved, from what anybody sees: the position before the turn began (better: before the
 * move that ended the turn before it, since some gods give their card at once) and the one after its last move. Null:
 * nothing of note.
 */
export function explainTurn(before: View, after: View, faction: number): Reason | null {
  return ranked(factsBetween(before, after, faction))[0] ?? null;
}
