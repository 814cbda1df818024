import { seasBeside } from '../../../board/board.ts';
import { boardOf } from '../../../board/board-of.ts';
import { arrive, placeFigure } from '../../../effects/figures.ts';
import { pay } from '../../../effects/gold.ts';
import { push } from '../../../effects/state.ts';
import type { FrameOf } from '../../../model/frames.ts';
import { NOBODY, NOWHERE } from '../../../model/ids.ts';
import type { Move } from '../../../model/moves.ts';
import { refusing } from '../../../model/refusal.ts';
import { type Ask, impossible } from '../../../model/rule.ts';
import type { Position } from '../../../model/state.ts';
import { figureOf } from '../../../query/areas.ts';
import { goldOf } from '../../../query/gold.ts';
import { chooser } from '../creature.ts';

const PRICE = 1;

/**
 * Places the figure, which belongs to nobody: the card is discarded, the figure stays until the Kraken is called again.
 */
function surface(s: Position, by: number, area: number): void {
  placeFigure(s, { id: 'kraken', holder: NOBODY, area }, by);
  arrive(s, 'kraken', by, area);
  push(s, { kind: 'kraken-swims', by });
}

/**
 * CL-CREA-KRAKEN (figure) Place on a field; then 1 GP per further field; all fleets in every field it enters are
 * destroyed. No fleet may enter its field. R-CL-KRAKEN: the fields around Polyphemus are open to it.
 */
export const kraken = chooser<'kraken'>({
  moves(s) {
    const { lands, areas } = boardOf(s);
    return Array.from({ length: areas.length - lands }, (_, i): Move => ({ do: 'summon', area: lands + i }));
  },
  take(s, by, move) {
    if (move.do !== 'summon') impossible(move);
    surface(s, by, move.area);
  },
});

function lair(s: Position): number {
  return figureOf(s, 'kraken')?.area ?? NOWHERE;
}

export const krakenSwims: Ask<FrameOf<'kraken-swims'>> = {
  who: (_, frame) => frame.by,
  skip: (s) => lair(s) === NOWHERE,
  moves(s, { by }) {
    const near = goldOf(s, by) >= PRICE ? seasBeside(boardOf(s), lair(s)) : [];
    return [{ do: 'done' }, ...near.map((area): Move => ({ do: 'swim', area }))];
  },
  take(s, { by }, move) {
    if (move.do === 'done') return;
    if (move.do !== 'swim') impossible(move);
    pay(s, by, PRICE);
    surface(s, by, move.area);
  },
  refuse: refusing('CL-CREA-KRAKEN', 'the Kraken swims on for 1 GP or stays', 'swim', 'done'),
};
