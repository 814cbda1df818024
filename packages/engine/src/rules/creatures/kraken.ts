import { sinkFleets } from '../../effects/pieces.ts';
import { anySea, type FigureRule } from './creature.ts';

/** LE-CREA-KRAKEN (figure, sea) Destroys all fleets in its area when placed or moved there; no fleet may enter while it stays. */
export const kraken = {
  id: 'kraken',
  ground: anySea,
  arrives: (s, _, area) => sinkFleets(s, area),
} as const satisfies FigureRule;
