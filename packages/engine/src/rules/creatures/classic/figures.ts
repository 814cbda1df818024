import { boardOf } from '../../../board/board-of.ts';
import { arrive, placeFigure, removeFigure } from '../../../effects/figures.ts';
import type { ClassicCreature, FigureId } from '../../../model/ids.ts';
import type { Move } from '../../../model/moves.ts';
import { impossible } from '../../../model/rule.ts';
import { figureIn } from '../../../query/areas.ts';
import { type Chooser, chooser } from '../creature.ts';

/** CL-CREA-2: a figure that goes on any isle and lasts until the start of its owner's first turn in the next cycle. */
export function onAnyIsle<C extends FigureId & ClassicCreature>(id: C): Chooser<C> {
  return chooser<C>({
    moves: (s) => Array.from({ length: boardOf(s).lands }, (_, area): Move => ({ do: 'summon', area })),
    take(s, by, move) {
      if (move.do !== 'summon') impossible(move);
      const { area } = move;
      const other = figureIn(s, area);
      placeFigure(s, { id, holder: by, area });
      if (!other) return arrive(s, id, by, area);
      // CL-CREA-3: two figures on one isle destroy each other.
      removeFigure(s, other.id);
      removeFigure(s, id);
    },
  });
}
