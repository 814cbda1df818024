import { addMarches } from '../../movement/march.ts';
import type { ClassicGod } from './classic-god.ts';

/**
 * CL-ARES Troops for 0, 2, 3, 4 GP; fortress; for 1 GP move troops of one isle to another over a chain of own fleets.
 */
export const ares: ClassicGod = {
  extra: 'troop',
  prices: [0, 2, 3, 4],
  building: 'fortress',
  addSpecial: (s, turn, moves) => addMarches(s, turn.faction, moves),
};
