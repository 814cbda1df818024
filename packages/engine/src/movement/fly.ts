import type { MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import { gather } from './join.ts';

/** A group goes where it likes (flights.ts says where that is). */
export function fly(s: State, faction: number, { from, to, troops, mercenaries }: MoveOf<'fly'>): void {
  gather(s, faction, [from, to], troops, mercenaries);
}
