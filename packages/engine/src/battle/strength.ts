import { isLand, minotaurDefends } from '../areas.ts';
import type { Side } from '../frames.ts';
import { HERO_RULES, heroWith } from '../heroes/index.ts';
import { effectsIn } from '../metropolis/sites.ts';
import { type Battle, boardOf, type State } from '../state.ts';

// LE-SEA-4, LE-LAND-6: what each side adds to its die.

/** LE-CREA-MINOTAUR: a unit of strength 2. */
const MINOTAUR = 2;

export function factionOf(battle: Battle, side: Side): number {
  return side === 'attacker' ? battle.attacker : battle.defender;
}

export function heroStrength(s: State, faction: number, area: number): number {
  let strength = 0;
  for (const hero of s.heroes) {
    if (hero.area === area && hero.owner === faction) strength += HERO_RULES[hero.id].strength ?? 1;
  }
  return strength;
}

/** Everything but the die. */
export function strength(s: State, battle: Battle, side: Side): number {
  const { area } = battle;
  const faction = factionOf(battle, side);
  if (!isLand(s, area)) {
    return (side === 'attacker' ? battle.troops : s.fleets[area]) + portsAt(s, faction, area);
  }
  const heroes = heroStrength(s, faction, area);
  if (side === 'attacker') return battle.troops + battle.mercenaries + heroes;
  const minotaur = minotaurDefends(s, area) ? MINOTAUR : 0;
  return s.troops[area] + s.mercenaries[area] + heroes + minotaur + fortresses(s, battle);
}

/** LE-BUILD-1: own ports (and metropolises) whose site lies on this sea area. */
export function portsAt(s: State, faction: number, sea: number): number {
  const { sites } = boardOf(s);
  let ports = 0;
  for (let site = 0; site < sites.length; site++) {
    if (sites[site].sea !== sea || s.owner[sites[site].area] !== faction) continue;
    if (s.built[site] === 'port' || s.built[site] === 'metropolis') ports++;
  }
  return ports;
}

/** LE-BUILD-2: +1 each for the defender, unless Odysseus attacks (R-ODYSSEUS). */
function fortresses(s: State, battle: Battle): number {
  if (heroWith(s, battle.attacker, battle.area, 'ignoresFortresses')) return 0;
  return effectsIn(s, battle.area, 'fortress');
}

/** Does the side still have units (at sea: fleets)? */
export function stands(s: State, battle: Battle, side: Side): boolean {
  const { area } = battle;
  if (side === 'attacker') {
    return (
      battle.troops > 0 ||
      battle.mercenaries > 0 ||
      s.heroes.some((h) => h.area === area && h.owner === battle.attacker)
    );
  }
  if (!isLand(s, area)) return s.fleets[area] > 0;
  if (s.troops[area] > 0 || s.mercenaries[area] > 0 || minotaurDefends(s, area)) return true;
  return s.heroes.some((h) => h.area === area && h.owner === battle.defender);
}
