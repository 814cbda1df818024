import {
  type Actor,
  actor,
  attempt,
  clone,
  type Event,
  type Happening,
  heardBy,
  type Move,
  readMove,
  type View,
} from '@meltemi/engine';
import { patched } from './patch.ts';
import type { Step } from './to-client.ts';

// Most moves are public, so their result follows from the move and the rules. Page and server apply it with the same rules.

interface Followed {
  readonly view: View;
  readonly events: readonly Event[];
}

/** What a move makes of a view, as far as that can be told from the view. */
export function followed(seen: View, move: Move): Followed {
  const after = clone(seen);
  const events: Event[] = [];
  attempt(after, move, [move], events);
  return { view: after, events };
}

interface Taken {
  readonly view: View;
  readonly happened: readonly Happening[];
  /** Null: something was taken back. */
  readonly by: Actor;
  readonly turn: number;
}

/** What a step of the news makes of the view after `turn` moves. */
export function taken(seen: View, turn: number, step: Step): Taken {
  if (typeof step !== 'string') {
    const { patch, ...told } = step;
    return { ...told, view: patched(seen, patch) };
  }
  const { view, events } = followed(seen, readMove(seen, step));
  return { view, happened: heardBy(events, seen.seat), by: actor(seen), turn: turn + 1 };
}
