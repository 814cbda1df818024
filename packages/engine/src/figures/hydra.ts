import type { FigureRule } from './figure.ts';

/**
 * LE-CREA-HYDRA (figure, land or sea) Doubles the income of its area for the area's controller. When it enters play and
 * in each upkeep its holder must, if possible, destroy one fleet or troop in its or an adjacent area to add one
 * prosperity token to its area (rules/creatures/hydra.ts asks which).
 */
export const hydra: FigureRule = {
  ground: 'anywhere',
  lasts: 'while-kept',
  income: 2,
  arrives: (by) => [{ kind: 'hydra-feeds', by }],
  stays: (by) => [{ kind: 'hydra-feeds', by }],
};
