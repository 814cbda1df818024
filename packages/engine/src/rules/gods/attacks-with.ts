import type { God } from '../../model/ids.ts';
import type { Position } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { type Attack, attacksBy } from '../movement/attacks.ts';
import { GOD_RULES } from './index.ts';

/**
 * The attacks on an area that a faction's turn with this god allows: Ares moves troops (LE-ARES-3), Poseidon fleets
 * (LE-POS-3), and with most gods a hero can lead an army (LE-ACT-5, LE-ARES-4).
 */
export function attacksWith(s: Position, faction: number, god: God, area: number): Attack[] {
  const mover = isLand(s, area) ? 'ares' : 'poseidon';
  const allowed = ({ mobilised }: Attack) => (mobilised ? GOD_RULES[god].mobilisation : god === mover);
  return attacksBy(s, faction, area).filter(allowed);
}
