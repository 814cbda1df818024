import { seasBeside } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import type { FigureRule } from './figure.ts';

/**
 * LE-CREA-POLYPHEMUS (figure, land) Adjacent sea areas are closed: fleets there are moved out by its holder, in any
 * order and direction (rules/creatures/polyphemus.ts asks where), and destroyed if they can't.
 */
export const polyphemus = {
  ground: 'land',
  lasts: 'while-kept',
  arrives: (by) => [{ kind: 'polyphemus-drowns' }, { kind: 'polyphemus-pushes', by }],
  closesSea: (s, figure, sea) => seasBeside(boardOf(s), figure.area).includes(sea),
  refusal: 'The sea around Polyphemus is closed.',
} as const satisfies FigureRule;

/** CL-CREA-POLYPHEMUS The same, until the start of its owner's first turn in the next cycle. */
export const classicPolyphemus: FigureRule = { ...polyphemus, lasts: 'until-next-cycle' };
