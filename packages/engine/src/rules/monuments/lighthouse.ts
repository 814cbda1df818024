import { seasBeside } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { put } from '../../effects/pieces.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { battleOf } from '../../query/battle.ts';
import { holds, monumentOn } from '../../query/monuments.ts';
import { isClosed } from '../../query/reach.ts';

/** Fields next to the Lighthouse's isle that are empty or own, out of the battle; Polyphemus on it closes them all. */
function harbours(s: Position, faction: number): number[] {
  const monument = monumentOn(s, 'lighthouse');
  if (!monument || !holds(s, faction, 'lighthouse')) return [];
  return seasBeside(boardOf(s), monument.area).filter(
    (sea) => (s.owner[sea] === NOBODY || s.owner[sea] === faction) && !isEmbattled(s, sea) && !isClosed(s, sea),
  );
}

/**
 * R-MO-LIGHTHOUSE: the field fought for; around an isle with a War Port a saved fleet would fight on, and the battle
 * never end.
 */
function isEmbattled(s: Position, sea: number): boolean {
  const { area } = battleOf(s);
  return area === sea || (isLand(s, area) && seasBeside(boardOf(s), area).includes(sea));
}

/**
 * MO-LIGHTHOUSE Own fleets destroyed in battle may be saved to a field next to this isle; impossible: lost as usual.
 */
export const lighthouse: Ask<FrameOf<'lighthouse'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, { faction }) => harbours(s, faction).length === 0,
  moves: (s, { faction }) => [
    ...harbours(s, faction).map((area): Move => ({ do: 'save', piece: 'fleet', area })),
    { do: 'done' },
  ],
  take(s, { faction }, move) {
    if (move.do === 'done') return;
    if (move.do !== 'save') impossible(move);
    put(s, faction, 'fleet', move.area);
    tell(s, { event: 'saved', faction, unit: 'fleet', area: battleOf(s).area, to: move.area });
  },
  refuse: refusing('MO-LIGHTHOUSE', 'a lost fleet may be saved', 'save', 'done'),
};
