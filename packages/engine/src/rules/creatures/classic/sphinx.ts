import { gain } from '../../../effects/gold.ts';
import { removeFleets } from '../../../effects/pieces.ts';
import { add, push } from '../../../effects/state.ts';
import { tell } from '../../../effects/tell.ts';
import type { Move } from '../../../model/moves.ts';
import { at } from '../../../model/required.ts';
import { impossible } from '../../../model/rule.ts';
import type { Position } from '../../../model/state.ts';
import { ownLands, ownSeas } from '../../../query/areas.ts';
import { chooser } from '../creature.ts';

const PRICE = 2;

function wares(s: Position, by: number): Move[] {
  const moves: Move[] = [];
  for (const area of ownLands(s, by)) if (at(s.troops, area) > 0) moves.push({ do: 'sell', piece: 'troop', area });
  for (const area of ownSeas(s, by)) moves.push({ do: 'sell', piece: 'fleet', area });
  if (at(s.priestesses, by) > 0) moves.push({ do: 'dismiss', card: 'priestess' });
  if (at(s.philosophers, by) > 0) moves.push({ do: 'dismiss', card: 'philosopher' });
  return moves;
}

/** CL-CREA-SPHINX Sell any number of own troops, fleets, priests, philosophers at 2 GP each. */
export const sphinx = chooser<'sphinx'>({
  moves(s, by) {
    const moves = wares(s, by);
    return moves.length === 0 ? [] : [...moves, { do: 'done' }];
  },
  take(s, by, move) {
    if (move.do === 'done') return;
    if (move.do === 'sell') {
      if (move.piece === 'fleet') removeFleets(s, move.area, 1);
      else add(s, 'troops', move.area, -1);
      tell(s, { event: 'lost', faction: by, unit: move.piece, area: move.area });
    } else if (move.do === 'dismiss') {
      add(s, move.card === 'priestess' ? 'priestesses' : 'philosophers', by, -1);
      tell(s, { event: 'card', faction: by, card: move.card, by: -1 });
    } else impossible(move);
    gain(s, by, PRICE);
    if (wares(s, by).length > 0) push(s, { kind: 'sphinx', by });
  },
});
