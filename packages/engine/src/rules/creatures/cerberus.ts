import { anyLand, type FigureRule } from './creature.ts';

/** LE-CREA-CERBERUS (figure, land) Its holder gets the income of its area instead of the controller (phases/income.ts). */
export const cerberus = { id: 'cerberus', ground: anyLand } as const satisfies FigureRule;
