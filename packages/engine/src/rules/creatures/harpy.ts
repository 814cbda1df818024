import { boardOf } from '../../board/board-of.ts';
import { add } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { Move } from '../../model/moves.ts';
import { at } from '../../model/required.ts';
import { impossible } from '../../model/rule.ts';
import { chooser } from './creature.ts';

/** LE-CREA-HARPY Destroy one troop (basic or mercenary) in any land area. Never a hero. */
export const harpy = chooser<'harpy'>({
  moves(s) {
    const moves: Move[] = [];
    for (let area = 0; area < boardOf(s).lands; area++) {
      if (at(s.troops, area) > 0) moves.push({ do: 'destroy', piece: 'troop', area });
      if (at(s.mercenaries, area) > 0) moves.push({ do: 'destroy', piece: 'mercenary', area });
    }
    return moves;
  },
  take(s, _, move) {
    if (move.do !== 'destroy') impossible(move);
    const { area, piece } = move;
    add(s, piece === 'troop' ? 'troops' : 'mercenaries', area, -1);
    tell(s, { event: 'lost', faction: at(s.owner, area), unit: piece, area });
  },
});
