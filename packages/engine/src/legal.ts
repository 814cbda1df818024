import { EDITIONS } from './editions/index.ts';
import type { Frame, FrameKind } from './frames.ts';
import type { Move } from './moves.ts';
import type { Ask } from './rule.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The question that is asked now. */
export function askOf(s: State, frame: Frame): Ask<Frame> {
  return rulesOf(s)[frame.kind] as Ask<Frame>;
}

/** The rules of the game's edition, by kind of frame. */
export function rulesOf(s: State): { readonly [K in FrameKind]?: unknown } {
  return EDITIONS[s.table.edition].rules;
}

/** All legal moves, in a pinned order; never empty before the game is over. A seat's moves follow from its view. */
export function moves(position: State | View): Move[] {
  const s = position as State;
  const frame = s.frames[s.frames.length - 1];
  return askOf(s, frame).moves(s, frame);
}
