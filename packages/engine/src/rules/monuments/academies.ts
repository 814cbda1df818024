import { seasBeside } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { put } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import type { FrameOf } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { monumentOn } from '../../query/monuments.ts';
import { isClosed } from '../../query/reach.ts';
import { reserve } from '../../query/supply.ts';
import { collectAll } from '../phases/income.ts';

/** R-MO-TURN: in turn order during income. */
export const academyIncome: Auto<FrameOf<'income'>> = {
  run(s) {
    collectAll(s);
    push(s, { kind: 'offerings' });
    const naval = monumentOn(s, 'naval');
    const owner = naval ? at(s.owner, naval.area) : NOBODY;
    if (naval && owner !== NOBODY) push(s, { kind: 'naval-academy', faction: owner, area: naval.area });
    trainTroop(s);
  },
};

/** MO-MILITARY In the income phase, 1 troop free on this isle; impossible: nothing. */
function trainTroop(s: Position): void {
  const academy = monumentOn(s, 'military');
  if (!academy) return;
  const owner = at(s.owner, academy.area);
  if (owner !== NOBODY && reserve(s, owner, 'troop') > 0) put(s, owner, 'troop', academy.area);
}

/** MO-NAVAL In the income phase, 1 fleet free on a field next to this isle, empty or own; impossible: nothing. */
function berths(s: Position, { faction, area }: FrameOf<'naval-academy'>): number[] {
  if (reserve(s, faction, 'fleet') === 0) return [];
  return seasBeside(boardOf(s), area).filter(
    (sea) => (s.owner[sea] === NOBODY || s.owner[sea] === faction) && !isClosed(s, sea),
  );
}

export const navalAcademy: Ask<FrameOf<'naval-academy'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) => berths(s, frame).length === 0,
  moves: (s, frame) => berths(s, frame).map((area): Move => ({ do: 'place', piece: 'fleet', area })),
  take(s, { faction }, move) {
    if (move.do !== 'place') impossible(move);
    put(s, faction, 'fleet', move.area);
  },
  refuse: refusing('MO-NAVAL', 'a fleet is put next to the Naval Academy', 'place'),
};
