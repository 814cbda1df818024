import { gain } from '../../effects/gold.ts';
import { takeCard } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { Bonus } from '../../model/ids.ts';
import type { Position } from '../../model/state.ts';

/** LE-METRO-6: what a metropolis token brings. R-BONUS: what fits is placed, the rest is lost. */
export function giveBonus(s: Position, faction: number, bonus: Bonus): void {
  tell(s, { event: 'bonus', faction, bonus });
  switch (bonus) {
    case 'gold':
      return gain(s, faction, 3);
    case 'priestess':
      return takeCard(s, faction, 'priestess');
    case 'troops':
      return push(s, { kind: 'bonus', faction, piece: 'troop', left: 2, where: 'own-land' });
    case 'fleets':
      return push(s, { kind: 'bonus', faction, piece: 'fleet', left: 2, where: 'own-sea' });
    case 'prosperity':
      return push(s, { kind: 'bonus', faction, piece: 'prosperity', left: 1, where: 'own' });
  }
}
