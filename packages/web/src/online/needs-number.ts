import type { Move, View } from '@meltemi/engine';
import { applyMove } from '@meltemi/protocol/apply-to-view';
import { needsNumber } from '@meltemi/protocol/forced';

/**
 * Whether fate may follow a move, so that this seat's next number has to be sent with it. True if this seat cannot
 * tell.
 */
export function mayNeedNumber(seen: View, move: Move, pledges: readonly (string | null)[]): boolean {
  try {
    return needsNumber(applyMove(seen, move).view, (seat) => pledges[seat] !== null);
  } catch {
    return true;
  }
}
