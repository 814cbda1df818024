import { seasBeside } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { addFleets, removeFleets, sinkFleets } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked } from '../../model/refusal.ts';
import { at, required } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { figureOf } from '../../query/areas.ts';
import { isClosed } from '../../query/reach.ts';
import { creatureRule } from '../../query/rule-of.ts';

// LE-CREA-POLYPHEMUS, CL-CREA-POLYPHEMUS: where the fleets around him go (figures/polyphemus.ts).

function closedSeas(s: Position): number[] {
  const { area } = required(figureOf(s, 'polyphemus'), 'Polyphemus');
  return seasBeside(boardOf(s), area).filter((sea) => at(s.fleets, sea) > 0);
}

/** R-POLYPHEMUS: each fleet singly, one step, to an open sea area that is empty or of its colour. */
function pushes(s: Position): Move[] {
  return closedSeas(s).flatMap((from) =>
    seasBeside(boardOf(s), from)
      .filter((to) => !isClosed(s, to) && (s.owner[to] === NOBODY || s.owner[to] === s.owner[from]))
      .map((to): Move => ({ do: 'push', from, to })),
  );
}

export const polyphemusPushes: Ask<FrameOf<'polyphemus-pushes'>> = {
  who: (_, frame) => frame.by,
  skip: (s) => pushes(s).length === 0,
  moves: (s) => pushes(s),
  take(s, frame, move) {
    if (move.do !== 'push') impossible(move);
    const faction = at(s.owner, move.from);
    removeFleets(s, move.from, 1);
    addFleets(s, move.to, faction, 1);
    tell(s, { event: 'sailed', faction, path: [move.from, move.to], fleets: 1 });
    push(s, frame);
  },
  refuse: (s, _, move) =>
    notAsked(creatureRule(s, 'polyphemus'), 'fleets are moved out of the closed sea', ['push'], move),
};

/** Destroyed only when no step is left. */
export const polyphemusDrowns: Auto<FrameOf<'polyphemus-drowns'>> = {
  run(s) {
    for (const sea of closedSeas(s)) sinkFleets(s, sea);
  },
};
