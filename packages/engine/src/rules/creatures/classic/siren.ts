import { boardOf } from '../../../board/board-of.ts';
import { addFleets, put, removeFleets } from '../../../effects/pieces.ts';
import { push } from '../../../effects/state.ts';
import { tell } from '../../../effects/tell.ts';
import type { FrameOf } from '../../../model/frames.ts';
import type { Move } from '../../../model/moves.ts';
import { refusing } from '../../../model/refusal.ts';
import { at } from '../../../model/required.ts';
import { type Ask, impossible } from '../../../model/rule.ts';
import { ownSeas, rivals } from '../../../query/areas.ts';
import { reserve } from '../../../query/supply.ts';
import { chooser } from '../creature.ts';

/** CL-CREA-SIREN Replace an opponent's fleet that is alone in its field with one of your own. */
export const siren = chooser<'siren'>({
  moves(s, by) {
    const { lands, areas } = boardOf(s);
    const victims = rivals(s, by);
    const moves: Move[] = [];
    for (let area = lands; area < areas.length; area++) {
      if (s.fleets[area] === 1 && victims.includes(at(s.owner, area))) moves.push({ do: 'charm', area });
    }
    return moves;
  },
  take(s, by, move) {
    if (move.do !== 'charm') impossible(move);
    const { area } = move;
    tell(s, { event: 'lost', faction: at(s.owner, area), unit: 'fleet', area });
    removeFleets(s, area, 1);
    // The new fleet comes from the reserve, or from the board if that is empty.
    if (reserve(s, by, 'fleet') > 0) put(s, by, 'fleet', area);
    else push(s, { kind: 'siren-lends', by, area });
  },
});

export const sirenLends: Ask<FrameOf<'siren-lends'>> = {
  who: (_, frame) => frame.by,
  moves: (s, { by }) => ownSeas(s, by).map((area): Move => ({ do: 'take', area })),
  take(s, { by, area }, move) {
    if (move.do !== 'take') impossible(move);
    removeFleets(s, move.area, 1);
    addFleets(s, area, by, 1);
    tell(s, { event: 'sailed', faction: by, path: [move.area, area], fleets: 1 });
  },
  refuse: refusing('CL-CREA-SIREN', 'one of your fleets on the board takes the place', 'take'),
};
