import { landsBeside, seasBeside } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { put, removeFleets } from '../../effects/pieces.ts';
import { add } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at, required } from '../../model/required.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { figureOf, isLand } from '../../query/areas.ts';

// LE-CREA-HYDRA: what the Hydra destroys when it enters play and in each upkeep (figures/hydra.ts).

function lair(s: Position): number {
  return required(figureOf(s, 'hydra'), 'Hydra').area;
}

/** R-HYDRA: any fleet or troop in reach, own ones included; heroes never. */
function prey(s: Position): Move[] {
  const area = lair(s);
  const board = boardOf(s);
  const found: Move[] = [];
  for (const near of [area, ...landsBeside(board, area), ...seasBeside(board, area)]) {
    if (at(s.troops, near) > 0) found.push({ do: 'destroy', piece: 'troop', area: near });
    if (at(s.mercenaries, near) > 0) found.push({ do: 'destroy', piece: 'mercenary', area: near });
    if (at(s.fleets, near) > 0) found.push({ do: 'destroy', piece: 'fleet', area: near });
  }
  return found;
}

export const hydraFeeds: Ask<FrameOf<'hydra-feeds'>> = {
  who: (_, frame) => frame.by,
  skip: (s) => prey(s).length === 0,
  moves: prey,
  take(s, { by }, move) {
    if (move.do !== 'destroy') impossible(move);
    const { area, piece } = move;
    const faction = at(s.owner, area);
    if (!isLand(s, area)) removeFleets(s, area, 1);
    else add(s, piece === 'troop' ? 'troops' : 'mercenaries', area, -1);
    tell(s, { event: 'lost', faction, unit: piece, area });
    put(s, by, 'prosperity', lair(s));
  },
  refuse: refusing('LE-CREA-HYDRA', 'the Hydra destroys one fleet or troop in reach', 'destroy'),
};
