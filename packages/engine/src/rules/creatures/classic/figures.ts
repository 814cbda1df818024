import { boardOf } from '../../../board/board-of.ts';
import { removeFigure } from '../../../effects/figures.ts';
import { tell } from '../../../effects/tell.ts';
import type { ClassicCreature, FigureId } from '../../../model/ids.ts';
import type { Move } from '../../../model/moves.ts';
import { impossible } from '../../../model/rule.ts';
import { figureIn } from '../../../query/areas.ts';
import { type Chooser, chooser } from '../creature.ts';
import { polyphemus } from '../polyphemus.ts';

/**
 * CL-CREA-MINOTAUR, CL-CREA-CHIRON, CL-CREA-MEDUSA, CL-CREA-POLYPHEMUS: figures that go on any isle and last until the start of their
 * owner's next turn (CL-CREA-2). What they do there is asked by the rules they touch.
 */
function onAnyIsle<C extends FigureId & ClassicCreature>(id: C): Chooser<C> {
  return chooser<C>({
    moves: (s) => Array.from({ length: boardOf(s).lands }, (_, area): Move => ({ do: 'summon', area })),
    take(s, by, move) {
      if (move.do !== 'summon') impossible(move);
      const { area } = move;
      const other = figureIn(s, area);
      s.figures = [...s.figures, { id, holder: by, area }];
      tell(s, { event: 'figure', creature: id, holder: by, area });
      // CL-CREA-3: two figures on one isle destroy each other.
      if (other) {
        removeFigure(s, other.id);
        removeFigure(s, id);
      } else if (id === 'polyphemus') polyphemus.arrives(s, by);
    },
  });
}

export const minotaur = onAnyIsle('minotaur');

export const chiron = onAnyIsle('chiron');

export const medusa = onAnyIsle('medusa');

export const polyphemusOnIsle = onAnyIsle('polyphemus');
