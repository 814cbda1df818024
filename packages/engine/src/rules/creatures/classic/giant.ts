import { siteAt } from '../../../board/board.ts';
import { boardOf } from '../../../board/board-of.ts';
import { clear } from '../../../effects/sites.ts';
import type { Move } from '../../../model/moves.ts';
import { impossible } from '../../../model/rule.ts';
import { guardian } from '../../../query/defence.ts';
import { isBasic } from '../../../query/sites.ts';
import { chooser } from '../creature.ts';

/** CL-CREA-GIANT Destroy one building, never a metropolis or a monument (MO-BUILD-5). Chiron's isle is safe from it. */
export const giant = chooser<'giant'>({
  moves(s) {
    const board = boardOf(s);
    const moves: Move[] = [];
    for (let site = 0; site < board.sites.length; site++) {
      if (isBasic(s.built[site]) && !guardian(s, siteAt(board, site).area, 'giant')) moves.push({ do: 'raze', site });
    }
    return moves;
  },
  take(s, _, move) {
    if (move.do !== 'raze') impossible(move);
    clear(s, move.site);
  },
});
