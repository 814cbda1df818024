import { moveHero } from '../../effects/pieces.ts';
import type { Side } from '../../model/frames.ts';
import { type HeroId, NOBODY } from '../../model/ids.ts';
import { at } from '../../model/required.ts';
import { type Battle, clone, type Position } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { battleOf } from '../../query/battle.ts';
import { defendingFigure, isDefended } from '../../query/defence.ts';
import { warPortFleets } from '../../query/monuments.ts';
import { type Force, type Odds, odds } from '../../query/odds.ts';
import { heroWith } from '../heroes/index.ts';
import { beginBattle } from './battle.ts';
import { fixedDie } from './dice.ts';
import { remove } from './losses.ts';
import { factionOf, strength, walls } from './strength.ts';

// The parts of each side's strength in a battle, and how the battle will end.

/** One side of a battle, with the parts of its strength. */
export interface Army {
  readonly faction: number;
  /** Basic troops. */
  readonly troops: number;
  readonly mercenaries: number;
  /** At sea; on land those of a War Port. */
  readonly fleets: number;
  readonly heroes: readonly HeroId[];
  /** LE-CREA-MINOTAUR: it fights as a unit. */
  readonly minotaur: boolean;
  /** What the die always counts; null: it is rolled. */
  readonly die: number | null;
  /** All of these: a round can cost one. */
  readonly units: number;
  /** Ports or fortresses that help, and are never lost. */
  readonly walls: number;
  /** The total without the die; some units count for more than one. */
  readonly strength: number;
}

/** Both sides of the battle, or null while there is peace. */
export function armies(s: Position): { readonly attacker: Army; readonly defender: Army } | null {
  return s.battle && { attacker: armyOf(s, s.battle, 'attacker'), defender: armyOf(s, s.battle, 'defender') };
}

function armyOf(s: Position, battle: Battle, side: Side): Army {
  const { area } = battle;
  const faction = factionOf(battle, side);
  const attacks = side === 'attacker';
  const land = isLand(s, area);
  const heroes = land ? s.heroes.filter((h) => h.area === area && h.owner === faction).map(({ id }) => id) : [];
  const troops = land ? (attacks ? battle.troops : at(s.troops, area)) : 0;
  const mercenaries = land ? (attacks ? battle.mercenaries : at(s.mercenaries, area)) : 0;
  const fleets = land ? (attacks ? 0 : warPortFleets(s, area)) : attacks ? battle.troops : at(s.fleets, area);
  const minotaur = !attacks && land && defendingFigure(s, area) !== undefined;
  const die = fixedDie(s, battle, faction) ?? null;
  return {
    ...{ faction, troops, mercenaries, fleets, heroes, minotaur, die },
    units: troops + mercenaries + fleets + heroes.length + Number(minotaur),
    walls: walls(s, battle, side),
    strength: strength(s, battle, side),
  };
}

/**
 * How the battle will end if nobody withdraws. Units of strength 2 (Ajax, the Minotaur) are assumed to be lost last.
 */
export function battleOdds(position: Position): Odds | null {
  const s = withoutPicked(position);
  const sides = armies(s);
  if (!sides) return null;
  const { area, attacker, defender } = battleOf(s);
  const wins = (faction: number) => heroWith(s, faction, area, 'winsTies') !== null;
  const ties = wins(attacker) ? 'attacker' : wins(defender) ? 'defender' : null;
  return odds(force(s, sides, 'attacker'), force(s, sides, 'defender'), ties);
}

/**
 * How an attack with all troops of an area and these of its heroes, or with all its fleets, would end; null: nobody
 * stands in its way.
 */
export function attackOdds(position: Position, from: number, to: number, heroes: readonly HeroId[]): Odds | null {
  const land = isLand(position, to);
  // LE-LAND-3: walls alone do not fight.
  if (position.owner[to] === NOBODY || (land && !isDefended(position, to))) return null;
  // Only the battle matters here, so the frames of other decisions are dropped.
  const s = { ...position, frames: [] };
  for (const hero of heroes) moveHero(s, hero, to);
  beginBattle(
    s,
    at(s.owner, from),
    to,
    land ? at(s.troops, from) : at(s.fleets, from),
    land ? at(s.mercenaries, from) : 0,
  );
  return battleOdds(s);
}

/** R-LOSSES: the position without the units that are picked as losses, but not yet removed. */
function withoutPicked(s: Position): Position {
  const removal = s.frames.find((frame) => frame.kind === 'remove');
  if (!removal) return s;
  const after = clone(s);
  remove.run(after, removal);
  return after;
}

/**
 * Units that are sure to fall: one for each loss still to be picked, and an invading troop for Hector (LE-HERO-HECTOR).
 */
function doomed(s: Position, side: Side): number {
  const { troops } = battleOf(s);
  return s.frames.filter((frame) => {
    if (frame.kind === 'hector') return side === 'attacker' && troops + frame.mercenaries > 0;
    return frame.kind === 'lose' && frame.side === side;
  }).length;
}

function force(s: Position, sides: { readonly [S in Side]: Army }, side: Side): Force {
  const { units, strength: all, die } = sides[side];
  return { units: units - doomed(s, side), extra: all - units, ...(die !== null && { die }) };
}
