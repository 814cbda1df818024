import { boardOf } from '../../board/board-of.ts';
import { add, push, set } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { ownLands, rivals } from '../../query/areas.ts';
import { isLeavingBarred } from '../../query/reach.ts';
import { chooser, refuseTheft } from './creature.ts';

/** LE-CREA-GIANT Take all mercenaries of one opponent's land area; put them into own land areas in any split. */
export const giant = chooser<'giant'>({
  moves(s, by) {
    const moves: Move[] = [];
    if (homes(s, by).length === 0) return moves;
    const victims = rivals(s, by);
    for (let area = 0; area < boardOf(s).lands; area++) {
      if (at(s.mercenaries, area) > 0 && victims.includes(at(s.owner, area)) && !isLeavingBarred(s, area))
        moves.push({ do: 'take', area });
    }
    return moves;
  },
  take(s, by, move) {
    if (move.do !== 'take') impossible(move);
    const { area } = move;
    const taken = at(s.mercenaries, area);
    set(s, 'mercenaries', area, 0);
    tell(s, { event: 'switched', faction: by, mercenaries: taken, area });
    push(s, { kind: 'giant-share', by, left: taken });
  },
  refuse: (s, by, move) => (move.do === 'take' ? refuseTheft(s, by, at(s.owner, move.area)) : null),
});

/** R-MEDUSA: mercenaries can't be put into her area. */
function homes(s: Position, by: number): number[] {
  return ownLands(s, by).filter((area) => !isLeavingBarred(s, area));
}

export const giantShares: Ask<FrameOf<'giant-share'>> = {
  who: (_, frame) => frame.by,
  skip: (_, frame) => frame.left === 0,
  moves: (s, { by }) => homes(s, by).map((area): Move => ({ do: 'place', piece: 'mercenary', area })),
  take(s, frame, move) {
    if (move.do !== 'place') impossible(move);
    add(s, 'mercenaries', move.area, 1);
    tell(s, { event: 'placed', faction: frame.by, piece: 'mercenary', area: move.area });
    push(s, { ...frame, left: frame.left - 1 });
  },
  refuse: refusing('LE-CREA-GIANT', 'the mercenaries are shared out', 'place'),
};
