import type { Move } from '../moves.ts';
import type { State } from '../state.ts';

/** Every choice of troops of an area: none at all only if heroes can go without. */
export function addGroups(
  s: State,
  from: number,
  alone: boolean,
  moves: Move[],
  make: (troops: number, mercenaries: number) => Move,
): void {
  for (let troops = 0; troops <= s.troops[from]; troops++) {
    for (let mercenaries = 0; mercenaries <= s.mercenaries[from]; mercenaries++) {
      if (alone || troops + mercenaries > 0) moves.push(make(troops, mercenaries));
    }
  }
}
