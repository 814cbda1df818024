import { NOBODY } from '../model/ids.ts';
import type { Position } from '../model/state.ts';

/** Whose action turn it is. */
export function activeFaction(s: Position): number {
  for (const frame of s.frames) if (frame.kind === 'turn' || frame.kind === 'finish') return frame.faction;
  return NOBODY;
}
