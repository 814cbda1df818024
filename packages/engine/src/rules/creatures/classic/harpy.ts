import { boardOf } from '../../../board/board-of.ts';
import { add } from '../../../effects/state.ts';
import { tell } from '../../../effects/tell.ts';
import type { Move } from '../../../model/moves.ts';
import { at } from '../../../model/required.ts';
import { impossible } from '../../../model/rule.ts';
import { guardian } from '../../../query/defence.ts';
import { chooser } from '../creature.ts';

/** CL-CREA-HARPY Remove one troop from an isle. Chiron's isle is safe from it. */
export const harpy = chooser<'harpy'>({
  moves(s) {
    const moves: Move[] = [];
    for (let area = 0; area < boardOf(s).lands; area++) {
      if (at(s.troops, area) > 0 && !guardian(s, area, 'harpy')) moves.push({ do: 'destroy', piece: 'troop', area });
    }
    return moves;
  },
  take(s, _, move) {
    if (move.do !== 'destroy') impossible(move);
    add(s, 'troops', move.area, -1);
    tell(s, { event: 'lost', faction: at(s.owner, move.area), unit: 'troop', area: move.area });
  },
});
