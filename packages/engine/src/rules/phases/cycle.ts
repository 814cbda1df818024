import { slideCreatures } from '../../effects/deck.ts';
import { tell } from '../../effects/tell.ts';
import type { Position } from '../../model/state.ts';

/** A new cycle: temples and gods are free again, the creatures slide (LE-START-2, CL-START-1). */
export function beginCycle(s: Position): void {
  s.cycle++;
  s.phase = 'start';
  s.usedTemples = [];
  s.offers = s.offers.map(() => null);
  s.apollo = [];
  tell(s, { event: 'cycle', cycle: s.cycle });
  slideCreatures(s);
}
