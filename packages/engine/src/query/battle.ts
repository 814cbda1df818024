import { required } from '../model/required.ts';
import type { Battle, Position } from '../model/state.ts';

/** The battle in progress. Only frames of a battle call this, so there is one. */
export function battleOf(s: Pick<Position, 'battle'>): Battle {
  return required(s.battle, 'battle');
}
