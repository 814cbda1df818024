import { collect } from '../../effects/gold.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { at } from '../../model/required.ts';
import type { Auto } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';

/** Everybody's income, in turn order. */
export function collectAll(s: Position): void {
  s.phase = 'income';
  tell(s, { event: 'phase', phase: 'income' });
  for (const faction of new Set(s.order.map((marker) => at(s.table.markerOf, marker)))) collect(s, faction);
}

export const income: Auto<FrameOf<'income'>> = {
  run(s) {
    collectAll(s);
    push(s, { kind: 'offerings' });
  },
};
