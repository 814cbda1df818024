import type { FigureRule } from './figure.ts';

/** LE-CREA-MEDUSA (figure, land) No troop or hero may enter or leave its area, its holder's included (R-MEDUSA). */
export const medusa: FigureRule = {
  ground: 'land',
  lasts: 'while-kept',
  barsEntry: true,
  barsLeaving: true,
  refusal: "No troop or hero may enter or leave Medusa's area.",
};

/** CL-CREA-MEDUSA, R-CL-MEDUSA No troop may leave her isle; arriving is allowed. */
export const classicMedusa: FigureRule = {
  ground: 'land',
  lasts: 'until-next-cycle',
  barsLeaving: true,
  refusal: "No troop may leave Medusa's isle.",
};
