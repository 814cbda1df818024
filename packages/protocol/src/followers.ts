import { type Event, heardBy, type Move, type State, secretsOf, type View, view } from '@meltemi/engine';
import { followed } from './follow.ts';
import { same } from './patch.ts';

// Who needs to hear no more than the move.

/** A move that was played, and what came of it. */
export interface Turn {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
  /** Teams into whose purses it looked. */
  readonly asked: ReadonlySet<number>;
}

/** Whether a seat that hears only the move comes to know the same: what it sees then, and all that happened. */
export function follows(turn: Turn, seat: number | null): boolean {
  const { before, move, after, events, asked } = turn;
  const { gold } = secretsOf(before, seat);
  // With every purse the rules looked into, they come to the same result. A top card that stays had no part in it: rules that look at it take it away.
  const knowsAll = before.top === after.top && asked.values().every((team) => gold[team] !== null);
  if (knowsAll && after.phase !== 'over') return true;
  return comesTo(view(before, seat), move, view(after, seat), events);
}

/**
 * Plays the move on the view before, with the rules themselves, and compares what this seat sees and hears. Nothing else may be compared: whether a
 * seat gets the move or a patch must not depend on what it does not know.
 */
export function comesTo(seen: View, move: Move, sees: View, events: readonly Event[]): boolean {
  try {
    const own = followed(seen, move);
    return same(own.view, sees) && same(heardBy(own.events, seen.seat), heardBy(events, seen.seat));
  } catch {
    return false; // it takes what this seat does not know
  }
}
