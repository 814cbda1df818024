import { removeFleets } from '../areas.ts';
import { tell } from '../events.ts';
import { anySea, type FigureRule } from './creature.ts';

/** LE-CREA-KRAKEN (figure, sea) Destroys all fleets in its area when placed or moved there; no fleet may enter while it stays. */
export const kraken = {
  id: 'kraken',
  ground: anySea,
  arrives(s, _, area) {
    for (let left = s.fleets[area]; left > 0; left--) {
      tell({ event: 'lost', faction: s.owner[area], unit: 'fleet', area });
      removeFleets(s, area, 1);
    }
  },
} as const satisfies FigureRule;
