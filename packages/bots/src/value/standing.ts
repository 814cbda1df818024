import { BUILDINGS, type State } from '@meltemi/engine';
import { type Board, boardOf } from '@meltemi/engine/board';
import { recordOf } from '@meltemi/engine/internal';
import { heroStrength } from '@meltemi/engine/query';

// What everybody has on the board, counted once for all that is asked about it.

/** What one faction has. */
export interface Standing {
  lands: number;
  income: number;
  /** Troops, mercenaries and heroes. */
  units: number;
  fleets: number;
  emptySites: number;
  metropolises: number;
  heroes: number;
  /** Basic buildings by type, as in BUILDINGS. */
  readonly basic: number[];
  /** Temples and metropolises whose discount is not used up this cycle, and all of them. */
  freshTemples: number;
  temples: number;
}

/** By area: who could be met there. */
export interface Defence {
  readonly units: Int16Array;
  readonly walls: Int16Array;
  /** 1 where a metropolis stands. */
  readonly metropolis: Int16Array;
}

const MINOTAUR = 2;
const BASIC = recordOf(BUILDINGS, (_, index) => index);

export function newDefence(areas: number): Defence {
  return { units: new Int16Array(areas), walls: new Int16Array(areas), metropolis: new Int16Array(areas) };
}

/**
 * How many more metropolises could be placed: one an isle in the classic edition (CL-METRO-3), else one a site
 * (LE-METRO-4).
 */
export function roomFor(s: State, mine: Standing): number {
  if (s.table.edition === 'classic') return mine.lands - mine.metropolises;
  return mine.emptySites + mine.basic[0] + mine.basic[1] + mine.basic[2] + mine.basic[3];
}

/** Counts the pieces of every faction into `all`, and what defends each area into `defence`. */
export function countStandings(s: State, all: readonly Standing[], defence: Defence): void {
  const board = boardOf(s);
  for (const mine of all) clear(mine);
  countAreas(s, board, all, defence);
  countSites(s, board, all, defence);
  for (const card of s.enshrined) {
    all[card.faction].metropolises++;
    all[card.faction].temples++;
    all[card.faction].freshTemples++;
  }
  for (const hero of s.heroes) {
    all[hero.owner].heroes++;
    all[hero.owner].units++;
    if (s.owner[hero.area] === hero.owner) defence.units[hero.area] += heroStrength(hero.id);
  }
  if (s.figures.length > 0) countFigures(s, board, all, defence);
}

export function emptyStanding(): Standing {
  return {
    lands: 0,
    income: 0,
    units: 0,
    fleets: 0,
    emptySites: 0,
    metropolises: 0,
    heroes: 0,
    basic: [0, 0, 0, 0],
    freshTemples: 0,
    temples: 0,
  };
}

function clear(mine: Standing): void {
  mine.lands = 0;
  mine.income = 0;
  mine.units = 0;
  mine.fleets = 0;
  mine.emptySites = 0;
  mine.metropolises = 0;
  mine.heroes = 0;
  for (let type = 0; type < mine.basic.length; type++) mine.basic[type] = 0;
  mine.freshTemples = 0;
  mine.temples = 0;
}

function countAreas(
  s: State,
  { lands, cornucopias }: Board,
  all: readonly Standing[],
  { units, walls, metropolis }: Defence,
): void {
  const { owner, troops, mercenaries, fleets, prosperity } = s;
  for (let area = 0; area < lands; area++) {
    const there = troops[area] + mercenaries[area];
    units[area] = there;
    walls[area] = 0;
    metropolis[area] = 0;
    if (owner[area] < 0) continue;
    const mine = all[owner[area]];
    mine.lands++;
    mine.units += there;
    mine.income += cornucopias[area] + prosperity[area];
  }
  for (let area = lands; area < owner.length; area++) {
    if (owner[area] < 0) continue;
    const mine = all[owner[area]];
    mine.fleets += fleets[area];
    mine.income += cornucopias[area] + prosperity[area];
  }
}

function countSites(s: State, { sites }: Board, all: readonly Standing[], { walls, metropolis }: Defence): void {
  const { owner, built, usedTemples } = s;
  for (let site = 0; site < sites.length; site++) {
    const { area } = sites[site];
    const here = built[site];
    const holder = owner[area];
    if (here === null) {
      if (holder >= 0) all[holder].emptySites++;
      continue;
    }
    if (here === 'metropolis') {
      walls[area]++;
      metropolis[area] = 1;
    } else if (here === 'fortress') walls[area]++;
    if (holder < 0) continue;
    const mine = all[holder];
    if (here === 'metropolis') mine.metropolises++;
    else if (here !== 'covered') mine.basic[BASIC[here]]++;
    if (here !== 'metropolis' && here !== 'temple') continue;
    mine.temples++;
    if (!usedTemples.includes(site)) mine.freshTemples++;
  }
}

/** Hydra doubles an income, Cerberus turns it over, Minotaur fights. */
function countFigures(s: State, { cornucopias }: Board, all: readonly Standing[], { units }: Defence): void {
  for (const { id, area, holder } of s.figures) {
    const owner = s.owner[area];
    const income = cornucopias[area] + s.prosperity[area];
    if (id === 'hydra' && owner >= 0) all[owner].income += income;
    else if (id === 'cerberus') {
      if (owner >= 0) all[owner].income -= income;
      all[holder].income += income;
    } else if (id === 'minotaur' && owner === holder) units[area] += MINOTAUR;
  }
}
