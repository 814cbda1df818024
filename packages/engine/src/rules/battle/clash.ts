import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Auto } from '../../model/rule.ts';
import { isLand } from '../../query/areas.ts';
import { battleOf } from '../../query/battle.ts';
import { heroWith } from '../heroes/index.ts';
import { dieOf } from './dice.ts';
import { loseFleet } from './losses.ts';
import { strength } from './strength.ts';

/**
 * LE-SEA-4, LE-LAND-6, CL-SEA-1, CL-LAND-3: the lower total loses one unit, a tie costs both one (Penthesilea wins it).
 */
export const clash: Auto<FrameOf<'clash'>> = {
  run(s) {
    const battle = battleOf(s);
    const { area, attacker, defender } = battle;
    const attack = strength(s, battle, 'attacker') + dieOf(s, battle, 'attacker');
    const defence = strength(s, battle, 'defender') + dieOf(s, battle, 'defender');
    tell(s, { event: 'clash', attack, defence });
    const attackerLoses = attack < defence || (attack === defence && !heroWith(s, attacker, area, 'winsTies'));
    const defenderLoses = defence < attack || (attack === defence && !heroWith(s, defender, area, 'winsTies'));
    if (isLand(s, area)) {
      push(s, { kind: 'remove' });
      // R-LOSSES: the defender picks first.
      if (attackerLoses) push(s, { kind: 'lose', side: 'attacker' });
      if (defenderLoses) push(s, { kind: 'lose', side: 'defender' });
    } else {
      if (defenderLoses) loseFleet(s, defender, area);
      if (attackerLoses) loseFleet(s, attacker, area);
    }
  },
};
