import { required } from '../model/errors.ts';
import type { Battle, State } from '../model/state.ts';

/** The battle that is being fought: the frames of a battle are asked only then. */
export function battleOf(s: Pick<State, 'battle'>): Battle {
  return required(s.battle, 'battle');
}
