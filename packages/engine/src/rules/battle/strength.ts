import { seasBeside, siteAt, WHOLE_COAST } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { figureRule } from '../../figures/index.ts';
import type { Side } from '../../model/frames.ts';
import { at } from '../../model/required.ts';
import type { Battle, Position } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';
import { isLand } from '../../query/areas.ts';
import { defendingFigure, fightingFigure } from '../../query/defence.ts';
import { warPortFleets } from '../../query/monuments.ts';
import { effectsIn } from '../../query/sites.ts';
import { heroStrength, heroWith } from '../heroes/index.ts';

// LE-SEA-4, LE-LAND-6: what each side adds to its die.

export function factionOf(battle: Battle, side: Side): number {
  return side === 'attacker' ? battle.attacker : battle.defender;
}

function strengthOfHeroes(s: Position, faction: number, area: number): number {
  let strength = 0;
  for (const hero of s.heroes) {
    if (hero.area === area && hero.owner === faction) strength += heroStrength(hero.id);
  }
  return strength;
}

/** The total of a side without its die. */
export function strength(s: Position, battle: Battle, side: Side): number {
  const { area } = battle;
  const faction = factionOf(battle, side);
  if (!isLand(s, area)) return (side === 'attacker' ? battle.troops : at(s.fleets, area)) + walls(s, battle, side);
  const heroes = strengthOfHeroes(s, faction, area);
  if (side === 'attacker') return battle.troops + battle.mercenaries + heroes;
  const figure = fightingFigure(s, area);
  const units = at(s.troops, area) + at(s.mercenaries, area) + heroes + warPortFleets(s, area);
  const helper = figure ? (figureRule(s, figure.id).strength ?? 0) : 0;
  return units + helper + walls(s, battle, side);
}

/** Strength that is never lost: ports at sea, fortresses on land. */
export function walls(s: Position, battle: Battle, side: Side): number {
  const attacks = side === 'attacker';
  if (isLand(s, battle.area)) return attacks ? 0 : fortresses(s, battle);
  return attacks && !termsOf(s).portsHelpAttackers ? 0 : portsAt(s, factionOf(battle, side), battle.area);
}

/**
 * LE-BUILD-1, CL-BUILD-1: own ports (and metropolises) whose site lies on this sea area, or whose isle touches the
 * field.
 */
function portsAt(s: Position, faction: number, sea: number): number {
  const board = boardOf(s);
  let ports = 0;
  for (let site = 0; site < board.sites.length; site++) {
    if (s.built[site] !== 'port' && s.built[site] !== 'metropolis') continue;
    const { area, sea: shore } = siteAt(board, site);
    if (
      s.owner[area] === faction &&
      (shore === sea || (shore === WHOLE_COAST && seasBeside(board, area).includes(sea)))
    )
      ports++;
  }
  return ports;
}

/** LE-BUILD-2: +1 each for the defender, unless Odysseus attacks (R-ODYSSEUS). */
function fortresses(s: Position, battle: Battle): number {
  if (heroWith(s, battle.attacker, battle.area, 'ignoresFortresses')) return 0;
  return effectsIn(s, battle.area, 'fortress');
}

/** Does the side still have units (at sea: fleets)? */
export function stands(s: Position, battle: Battle, side: Side): boolean {
  const { area } = battle;
  if (side === 'attacker') {
    return (
      battle.troops > 0 ||
      battle.mercenaries > 0 ||
      s.heroes.some((h) => h.area === area && h.owner === battle.attacker)
    );
  }
  if (battle.fled) return false;
  if (!isLand(s, area)) return at(s.fleets, area) > 0;
  if (at(s.troops, area) > 0 || at(s.mercenaries, area) > 0 || defendingFigure(s, area)) return true;
  if (warPortFleets(s, area) > 0) return true;
  return s.heroes.some((h) => h.area === area && h.owner === battle.defender);
}
