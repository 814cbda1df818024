import type { FigureRule } from './figure.ts';

/** LE-CREA-CERBERUS (figure, land), R-CERBERUS Its holder gets the income of its area instead of the controller. */
export const cerberus: FigureRule = { ground: 'land', lasts: 'while-kept', takesIncome: true };
