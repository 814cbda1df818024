import { add, set } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { battleOf } from '../../query/battle.ts';
import { heroWith } from '../heroes/index.ts';

// Before the first round (R-PREBATTLE).

/** LE-HERO-PANDORA: enemy mercenaries change sides for good. There is one Pandora, so this concerns one side only. */
export function turnMercenaries(s: Position): void {
  const battle = battleOf(s);
  const { area, attacker, defender } = battle;
  if (heroWith(s, attacker, area, 'turnsMercenaries')) {
    const turned = at(s.mercenaries, area);
    if (turned === 0) return;
    set(s, 'mercenaries', area, 0);
    s.battle = { ...battle, mercenaries: battle.mercenaries + turned };
    tell(s, { event: 'switched', faction: attacker, mercenaries: turned, area });
  } else if (heroWith(s, defender, area, 'turnsMercenaries')) {
    const turned = battle.mercenaries;
    if (turned === 0) return;
    add(s, 'mercenaries', area, turned);
    s.battle = { ...battle, mercenaries: 0 };
    tell(s, { event: 'switched', faction: defender, mercenaries: turned, area });
  }
}

/**
 * LE-HERO-HECTOR: one invading troop is destroyed; heroes alone are no troops, mercenaries that Pandora has just turned
 * did not invade.
 */
export const hectorStrikes: Ask<FrameOf<'hector'>> = {
  who: (s) => battleOf(s).defender,
  skip: (s, { mercenaries }) => battleOf(s).troops + mercenaries === 0,
  moves(s, { mercenaries }) {
    const { troops, area } = battleOf(s);
    const moves: Move[] = [];
    if (troops > 0) moves.push({ do: 'destroy', piece: 'troop', area });
    if (mercenaries > 0) moves.push({ do: 'destroy', piece: 'mercenary', area });
    return moves;
  },
  take(s, _, move) {
    if (move.do !== 'destroy') impossible(move);
    const battle = battleOf(s);
    const { area, attacker } = battle;
    if (move.piece === 'troop') s.battle = { ...battle, troops: battle.troops - 1 };
    else s.battle = { ...battle, mercenaries: battle.mercenaries - 1 };
    tell(s, { event: 'lost', faction: attacker, unit: move.piece, area });
  },
  refuse: refusing('LE-HERO-HECTOR', 'Hector destroys an invading troop', 'destroy'),
};
