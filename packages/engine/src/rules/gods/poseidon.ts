import { addSailings } from '../movement/sail.ts';
import type { GodRule } from './god.ts';

/**
 * LE-POS-1 Port; 1 fleet. LE-POS-2 Up to three more fleets for 1, 2, 3 GP. LE-POS-3 Sea moves, 1 GP each, any number.
 */
export const poseidon: GodRule = {
  mandatory: (faction) => [
    { kind: 'build', faction, building: 'port' },
    { kind: 'place', faction, piece: 'fleet', left: 1, where: 'recruit-sea' },
  ],
  extra: 'fleet',
  prices: [1, 2, 3],
  addActions: (s, turn, moves) => addSailings(s, turn.faction, moves),
  mobilisation: true,
};
