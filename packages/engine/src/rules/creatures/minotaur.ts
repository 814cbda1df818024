import { isLand } from '../../query/areas.ts';
import type { FigureRule } from './creature.ts';

/**
 * LE-CREA-MINOTAUR (figure, own land) A unit of strength 2. The side it fights on can't retreat while it lives. Its holder may,
 * but need not, take it as a loss; as the last unit it must be (battle/).
 */
export const minotaur = {
  id: 'minotaur',
  ground: (s, holder, area) => isLand(s, area) && s.owner[area] === holder,
} as const satisfies FigureRule;
