import { takeControl } from '../../effects/control.ts';
import { addFleets, moveHero } from '../../effects/pieces.ts';
import { add, push, set } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import { at } from '../../model/required.ts';
import type { Auto } from '../../model/rule.ts';
import type { Battle, Position } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { battleOf } from '../../query/battle.ts';
import { heroWith } from '../heroes/index.ts';
import { turnMercenaries } from './pre-battle.ts';
import { stands } from './strength.ts';

// A battle on land or at sea: rounds until one side is gone or has withdrawn (LE-SEA, LE-LAND).

/** The attackers have arrived. Their heroes stand in the area, their troops or fleets are counted in the battle. */
export function beginBattle(s: Position, attacker: number, area: number, troops: number, mercenaries: number): void {
  const defender = at(s.owner, area);
  s.battle = { area, attacker, defender, troops, mercenaries, attackDie: 0, defendDie: 0, losses: [] };
  tell(s, { event: 'battle', area, attacker, defender });
  push(s, { kind: 'round' });
  if (!isLand(s, area)) return;
  // R-PREBATTLE: the attacker's ability first, then the defender's.
  turnMercenaries(s);
  if (heroWith(s, defender, area, 'strikesFirst'))
    push(s, { kind: 'hector', mercenaries: Math.min(mercenaries, s.battle.mercenaries) });
}

/** One round after the other, as long as both sides stand. */
export const round: Auto<FrameOf<'round'>> = {
  run(s) {
    const battle = battleOf(s);
    if (!stands(s, battle, 'attacker') || !stands(s, battle, 'defender')) return conclude(s, battle);
    s.battle = { ...battle, losses: [] };
    push(
      s,
      { kind: 'round' },
      { kind: 'withdraw', side: 'attacker' },
      { kind: 'withdraw', side: 'defender' },
      { kind: 'clash' },
      { kind: 'reroll' },
      { kind: 'roll', side: 'defender' },
      { kind: 'roll', side: 'attacker' },
    );
  },
};

/**
 * LE-SEA-6, LE-LAND-7, LE-LAND-9, CL-LAND-5, CL-SEA-2: the last one there controls the area; with nobody left the
 * defender keeps land.
 */
function conclude(s: Position, battle: Battle): void {
  const { area, attacker, defender, troops, mercenaries } = battle;
  s.battle = null;
  const won = stands(s, battle, 'attacker');
  tell(s, { event: 'battle-over', area, winner: won ? attacker : s.owner[area] === NOBODY ? NOBODY : defender });
  if (!won) return;
  if (!isLand(s, area)) return addFleets(s, area, attacker, troops);
  set(s, 'troops', area, troops);
  set(s, 'mercenaries', area, mercenaries);
  takeControl(s, area, attacker);
}

/** All units of a side leave the battle together. */
export function leaveBattle(s: Position, battle: Battle, faction: number, to: number): void {
  const { area } = battle;
  tell(s, { event: 'withdrew', faction, area, to });
  if (!isLand(s, area)) return leaveSea(s, battle, faction, to);
  const attacking = faction === battle.attacker;
  const troops = attacking ? battle.troops : at(s.troops, area);
  const mercenaries = attacking ? battle.mercenaries : at(s.mercenaries, area);
  for (const hero of s.heroes) if (hero.area === area && hero.owner === faction) moveHero(s, hero.id, to);
  if (attacking) s.battle = { ...battle, troops: 0, mercenaries: 0 };
  else {
    s.battle = { ...battle, fled: true };
    set(s, 'troops', area, 0);
    set(s, 'mercenaries', area, 0);
  }
  add(s, 'troops', to, troops);
  add(s, 'mercenaries', to, mercenaries);
  takeControl(s, to, faction);
}

function leaveSea(s: Position, battle: Battle, faction: number, to: number): void {
  if (faction === battle.attacker) {
    s.battle = { ...battle, troops: 0 };
    return addFleets(s, to, faction, battle.troops);
  }
  const fleets = at(s.fleets, battle.area);
  set(s, 'fleets', battle.area, 0);
  set(s, 'owner', battle.area, NOBODY);
  addFleets(s, to, faction, fleets);
}
