import type { Move, State, View } from '@meltemi/engine';
import { followed } from '@meltemi/protocol/follow';
import { needsNumber } from '@meltemi/protocol/forced';

/** Whether a move leads to chance, so that a number has to come with it. Where this seat can not tell, it may. */
export function mayNeedNumber(seen: View, move: Move, pledges: readonly (string | null)[]): boolean {
  try {
    const after = followed(seen, move).view as unknown as State;
    return needsNumber(after, (seat) => pledges[seat] !== null);
  } catch {
    return true;
  }
}
