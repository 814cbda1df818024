import { at } from '../model/required.ts';
import type { FigureRule } from './figure.ts';

/**
 * LE-CREA-MINOTAUR (figure, own land) A unit of strength 2. The side it fights on can't retreat while it lives. Its
 * holder may, but need not, take it as a loss; as the last unit it must be.
 */
export const minotaur: FigureRule = {
  ground: 'own-land',
  lasts: 'while-kept',
  strength: 2,
  fights: (s, figure) => figure.holder === s.owner[figure.area],
  mayBeLost: 'minotaur',
};

/**
 * CL-CREA-MINOTAUR, R-CL-MINOTAUR It helps the owner of its isle while a troop stands there, and leaves with the last
 * troop.
 */
export const classicMinotaur: FigureRule = {
  ground: 'land',
  lasts: 'until-next-cycle',
  strength: 2,
  fights: (s, figure) => at(s.troops, figure.area) > 0,
  leavesWithTroops: true,
};
