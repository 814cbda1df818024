import type { FrameOf } from '../frames.ts';
import { NOBODY } from '../ids.ts';
import type { Move } from '../moves.ts';
import { collectAll } from '../phases/income.ts';
import { put } from '../place.ts';
import { isClosed } from '../reach.ts';
import { type Ask, type Auto, impossible } from '../rule.ts';
import { boardOf, push, type State } from '../state.ts';
import { reserve } from '../supply.ts';
import { monumentOn } from './monument.ts';

/** R-MO-TURN: in turn order during income. */
export const academyIncome: Auto<FrameOf<'income'>> = {
  run(s) {
    collectAll(s);
    push(s, { kind: 'offerings' });
    const naval = monumentOn(s, 'naval');
    const owner = naval ? s.owner[naval.area] : NOBODY;
    if (naval && owner !== NOBODY) push(s, { kind: 'naval-academy', faction: owner, area: naval.area });
    trainTroop(s);
  },
};

/** MO-MILITARY In the income phase, 1 troop free on this isle; impossible: nothing. */
function trainTroop(s: State): void {
  const academy = monumentOn(s, 'military');
  if (!academy) return;
  const owner = s.owner[academy.area];
  if (owner !== NOBODY && reserve(s, owner, 'troop') > 0) put(s, owner, 'troop', academy.area);
}

/** MO-NAVAL In the income phase, 1 fleet free on a field next to this isle, empty or own; impossible: nothing. */
function berths(s: State, { faction, area }: FrameOf<'naval-academy'>): number[] {
  if (reserve(s, faction, 'fleet') === 0) return [];
  return boardOf(s).seaNear[area].filter(
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
};
