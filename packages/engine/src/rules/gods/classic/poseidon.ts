import { addVoyages } from '../../movement/classic/sail.ts';
import type { ClassicGod } from './classic-god.ts';

/** CL-POS Fleets for 0, 1, 2, 3 GP; port; for 1 GP move fleets of one field up to 3 fields. */
export const poseidon: ClassicGod = {
  extra: 'fleet',
  prices: [0, 1, 2, 3],
  building: 'port',
  addSpecial: (s, turn, moves) => addVoyages(s, turn.faction, moves),
};
