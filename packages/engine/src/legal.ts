import type { Frame } from './frames.ts';
import type { Move } from './moves.ts';
import type { Ask } from './rule.ts';
import { RULES } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The question that is asked now. */
export function askOf(frame: Frame): Ask<Frame> {
  return RULES[frame.kind] as unknown as Ask<Frame>;
}

/** All legal moves, in a pinned order; never empty before the game is over. A seat's moves follow from its view. */
export function moves(position: State | View): Move[] {
  const s = position as State;
  const frame = s.frames[s.frames.length - 1];
  return askOf(frame).moves(s, frame);
}
