import { addMarches } from '../movement/march.ts';
import type { GodRule } from './god.ts';

/**
 * LE-ARES-1 Fortress; 1 basic troop. LE-ARES-2 Up to three more troops for 2, 3, 4 GP. LE-ARES-3 Land moves of troops
 * and heroes, 1 GP each, any number. LE-ARES-4 No heroic mobilisation.
 */
export const ares: GodRule = {
  mandatory: (faction) => [
    { kind: 'build', faction, building: 'fortress' },
    { kind: 'place', faction, piece: 'troop', left: 1, where: 'own-land' },
  ],
  extra: 'troop',
  prices: [2, 3, 4],
  addActions: (s, turn, moves) => addMarches(s, turn.faction, moves),
  mobilisation: false,
};
