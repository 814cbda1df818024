import { boardOf } from '../../board/board-of.ts';
import { put, removeFleets } from '../../effects/pieces.ts';
import { add, push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Figure, State } from '../../model/state.ts';
import { figureOf, isLand } from '../../query/areas.ts';
import type { FigureRule } from './creature.ts';

/**
 * LE-CREA-HYDRA (figure, land or sea) Doubles the income of its area for the area's controller. When it enters play and in each upkeep its
 * holder must, if possible, destroy one fleet or troop in its or an adjacent area to add one prosperity token to its area.
 */
export const hydra = {
  id: 'hydra',
  ground: () => true,
  arrives: (s: State, holder: number) => push(s, { kind: 'hydra-feeds', by: holder }),
  stays: (s: State, holder: number) => push(s, { kind: 'hydra-feeds', by: holder }),
} as const satisfies FigureRule;

function lair(s: State): number {
  return (figureOf(s, 'hydra') as Figure).area;
}

/** R-HYDRA: any fleet or troop in reach, own ones included; heroes never. */
function prey(s: State): Move[] {
  const area = lair(s);
  const board = boardOf(s);
  const found: Move[] = [];
  for (const near of [area, ...board.landNear[area], ...board.seaNear[area]]) {
    if (s.troops[near] > 0) found.push({ do: 'destroy', piece: 'troop', area: near });
    if (s.mercenaries[near] > 0) found.push({ do: 'destroy', piece: 'mercenary', area: near });
    if (s.fleets[near] > 0) found.push({ do: 'destroy', piece: 'fleet', area: near });
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
    const faction = s.owner[area];
    if (!isLand(s, area)) removeFleets(s, area, 1);
    else add(s, piece === 'troop' ? 'troops' : 'mercenaries', area, -1);
    tell(s, { event: 'lost', faction, unit: piece, area });
    put(s, by, 'prosperity', lair(s));
  },
  refuse: refusing('LE-CREA-HYDRA', 'the Hydra destroys one fleet or troop in reach', 'destroy'),
};
