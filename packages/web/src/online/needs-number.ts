import type { Move, View } from '@meltemi/engine';
import { followed } from '@meltemi/protocol/follow';
import { needsNumber } from '@meltemi/protocol/forced';

/** Whether a move leads to chance, so that a number has to come with it. Where this seat can not tell, it may. */
export function mayNeedNumber(seen: View, move: Move, pledges: readonly (string | null)[]): boolean {
  try {
    return needsNumber(followed(seen, move).view, (seat) => pledges[seat] !== null);
  } catch {
    return true;
  }
}
