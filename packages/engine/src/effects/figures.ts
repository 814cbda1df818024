import type { FigureId } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { figureOf } from '../query/areas.ts';
import { discard } from './deck.ts';
import { tell } from './tell.ts';

/** A figure leaves the board, its card goes to the discard. */
export function removeFigure(s: State, id: FigureId): void {
  const figure = figureOf(s, id);
  if (!figure) return;
  s.figures = s.figures.filter((other) => other !== figure);
  tell(s, { event: 'figure-left', creature: id, area: figure.area });
  discard(s, id);
}
