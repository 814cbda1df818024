import { push } from '../../../effects/state.ts';
import type { FrameOf } from '../../../model/frames.ts';
import type { Auto } from '../../../model/rule.ts';
import type { Position } from '../../../model/state.ts';
import { openTiles } from '../../../model/table.ts';
import { beginCycle } from '../cycle.ts';

/** CL-CYCLE: a cycle begins with creatures and gods, the first one too. */
export const start: Auto<FrameOf<'start'>> = {
  run(s) {
    beginCycle(s);
    push(s, { kind: 'income' });
    layGods(s);
    push(s, { kind: 'fill-creatures' });
  },
};

/** CL-GODS-5, CL-GODS-4, CL-GODS-3: which tiles fate shuffles again, and which keep a place. */
function layGods(s: Position): void {
  const open = openTiles(s.table);
  const faceDown = s.gods.slice(open);
  // CL-GODS-3, R-CL-PAIR: every other cycle the pair that lay face down is used.
  const pair = s.table.players === 3 && s.cycle % 2 === 0;
  // CL-GODS-4: the tile that lay face down comes first.
  s.gods = faceDown.length === 1 ? faceDown : [];
  push(s, pair ? { kind: 'lay-gods', from: faceDown } : { kind: 'lay-gods' });
}
