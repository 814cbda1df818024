import {
  type Actor,
  actor,
  clone,
  type Event,
  type Happening,
  heardBy,
  type Move,
  readMove,
  type View,
} from '@meltemi/engine';
import { attempt } from '@meltemi/engine/internal';
import { applyPatch } from './patch.ts';
import type { NewsStep } from './to-client.ts';

// Most moves are public, so their result follows from the move and the rules. Page and server apply it with the same
// rules.

/** What a move has made of a view. */
interface MoveResult {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The view after a move, as far as the view before it tells; the view before is left as it is. */
export function applyMove(seen: View, move: Move): MoveResult {
  const after = clone(seen);
  const events: Event[] = [];
  attempt(after, move, [move], events);
  return { view: after, events };
}

/** What a step of the news has made of a view. */
interface StepResult {
  readonly view: View;
  readonly happened: readonly Happening[];
  /** Null: moves were taken back. */
  readonly by: Actor;
  readonly turn: number;
}

/** The view after a step of the news; `turn`: the number of moves before it. */
export function applyStep(seen: View, turn: number, step: NewsStep): StepResult {
  if (typeof step !== 'string') {
    const { patch, ...told } = step;
    return { ...told, view: applyPatch(seen, patch) };
  }
  const { view, events } = applyMove(seen, readMove(seen, step));
  return { view, happened: heardBy(events, seen.seat), by: actor(seen), turn: turn + 1 };
}
