import { figureRule } from '../figures/index.ts';
import type { FigureId } from '../model/ids.ts';
import type { Figure, Position } from '../model/state.ts';
import { figureOf } from '../query/areas.ts';
import { discard } from './deck.ts';
import { sinkFleets } from './pieces.ts';
import { push } from './state.ts';
import { tell } from './tell.ts';

/** A figure leaves the board, its card goes to the discard. */
export function removeFigure(s: Position, id: FigureId): void {
  const figure = figureOf(s, id);
  if (!figure) return;
  s.figures = s.figures.filter((other) => other !== figure);
  tell(s, { event: 'figure-left', creature: id, area: figure.area });
  discard(s, id);
}

/** A figure comes to an area: by its card, or in an upkeep. */
export function placeFigure(s: Position, figure: Figure, by = figure.holder): void {
  const { id, area } = figure;
  s.figures = [...s.figures.filter((other) => other.id !== id), figure];
  tell(s, { event: 'figure', creature: id, holder: by, area });
}

/** What happens where it has arrived. */
export function arrive(s: Position, id: FigureId, holder: number, area: number): void {
  const rule = figureRule(s, id);
  if (rule.sinksFleets) sinkFleets(s, area);
  if (rule.arrives) push(s, ...rule.arrives(holder));
}
