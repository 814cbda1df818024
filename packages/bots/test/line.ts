import { apply, clone, type Move, moves, readMove, type State } from '@meltemi/engine';
import { decider, metropolisesOf } from '@meltemi/engine/query';
import { markerToAct } from '../src/win/sure-win.ts';

/**
 * Plays a faction's line of choices within its turn; forced moves are made, and fate and others do the first thing they
 * can.
 */
export function playLine(start: State, line: readonly (Move | string)[]): State {
  const s = clone(start);
  const faction = decider(s) as number;
  for (const move of line) {
    toChoice(s, faction);
    apply(s, typeof move === 'string' ? readMove(s, move) : move);
  }
  toChoice(s, faction);
  return s;
}

/** On to the next choice of a faction in its turn, at most until it has reached the goal. */
function toChoice(s: State, faction: number): void {
  const marker = markerToAct(s);
  const team = s.table.teamOf[faction];
  while (markerToAct(s) === marker && metropolisesOf(s, team) < s.table.goal) {
    const legal = moves(s);
    if (decider(s) === faction && legal.length > 1) return;
    apply(s, legal[0], legal);
  }
}
