import { type Event, heardBy, type Move, type State, type View, view } from '@meltemi/engine';
import { secretsOf } from '@meltemi/engine/internal';
import { applyMove, isEqual } from '@meltemi/protocol';

// Which seats can derive everything from the move alone, so that only the move is sent to them.

/** A move that was played, and what came of it. */
export interface PlayedMove {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
  /** Teams whose purses the rules looked into. */
  readonly looks: ReadonlySet<number>;
}

/** Whether a seat can derive from the move alone what it sees after it and what it hears of it. */
export function isDerivable({ before, move, after, events, looks }: PlayedMove, seat: number | null): boolean {
  const { gold } = secretsOf(before, seat);
  // Knowing every purse that the rules looked into, the seat gets the same result. The top card matters only to rules
  // that take it away.
  const knowsAll = before.top === after.top && looks.values().every((team) => gold[team] !== null);
  if (knowsAll && after.phase !== 'over') return true;
  return derives(view(before, seat), move, view(after, seat), events);
}

/**
 * Plays the move on the view before it, with the rules themselves, and compares what this seat sees and hears. Nothing
 * else may be compared: whether a seat gets the move or a patch must not depend on what it does not know.
 */
export function derives(seen: View, move: Move, sees: View, events: readonly Event[]): boolean {
  try {
    const derived = applyMove(seen, move);
    return isEqual(derived.view, sees) && isEqual(heardBy(derived.events, seen.seat), heardBy(events, seen.seat));
  } catch {
    return false; // the rules ask for something this seat does not know
  }
}
