import { boardOf } from '../../board/board-of.ts';
import { set } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { Move } from '../../model/moves.ts';
import { at } from '../../model/required.ts';
import { impossible } from '../../model/rule.ts';
import { chooser } from './creature.ts';

/** LE-CREA-SYLPH Swap the fleets of any two sea areas, own or not. Both must hold fleets; either may be named first. */
export const sylph = chooser<'sylph'>({
  moves(s) {
    const seas = boardOf(s).seaAreas.filter((sea) => at(s.fleets, sea) > 0);
    return seas.flatMap((area) =>
      seas.filter((other) => other !== area).map((other): Move => ({ do: 'swap', area, with: other })),
    );
  },
  take(s, _, move) {
    if (move.do !== 'swap') impossible(move);
    const { area, with: other } = move;
    for (const list of ['fleets', 'owner'] as const) {
      const here = at(s[list], area);
      set(s, list, area, at(s[list], other));
      set(s, list, other, here);
    }
    tell(s, { event: 'swapped', areas: [area, other] });
  },
});
