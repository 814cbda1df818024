import type { State } from '@meltemi/engine';

/**
 * What a search looks at: the offerings as a whole, one god's turn, one battle, or one phase of set-up and upkeep.
 * Beyond it the value function judges, so that all plans are compared at the same moment.
 */
export function sectionOf(s: State): string {
  if (s.phase !== 'actions') return `${s.phase} ${s.cycle}`;
  for (const frame of s.frames) if ('marker' in frame) return `turn ${frame.marker}`;
  return 'actions';
}
