import { push } from '../../effects/state.ts';
import type { Move } from '../../model/moves.ts';
import { impossible } from '../../model/rule.ts';
import { chooser } from './creature.ts';

/**
 * LE-CREA-CHIMERA, CL-CREA-CHIMERA Play any card from the creature discard free, then discard Chimera: that shuffles
 * deck and discard together (R-CHIMERA: the chosen card comes to its end first).
 */
export const chimera = chooser<'chimera'>({
  moves: (s) => s.discard.map((creature): Move => ({ do: 'choose', creature })),
  take(s, by, move) {
    if (move.do !== 'choose') impossible(move);
    s.discard = s.discard.filter((card) => card !== move.creature);
    push(s, { kind: 'creature', card: move.creature, by });
  },
});
