import { landsBeside, seasBeside } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { figureRule } from '../figures/index.ts';
import { NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Figure, Position } from '../model/state.ts';
import { inTeams } from '../model/table.ts';
import { isTeammates } from './areas.ts';

// Where units can go from an area: one step over land or over a chain of fleets, one step at sea.

/** R-KRAKEN: the figure for which no fleet may be in this sea area (LE-CREA-KRAKEN, LE-CREA-POLYPHEMUS). */
export function closingFigure(s: Position, sea: number): Figure | undefined {
  for (const figure of s.figures) if (figureRule(s, figure.id).closesSea?.(s, figure, sea)) return figure;
  return undefined;
}

export function isClosed(s: Position, sea: number): boolean {
  return closingFigure(s, sea) !== undefined;
}

/** LE-CREA-MEDUSA, R-CL-MEDUSA: no troop or hero may leave. */
export function isLeavingBarred(s: Position, area: number): boolean {
  for (const figure of s.figures) if (figure.area === area && figureRule(s, figure.id).barsLeaving) return true;
  return false;
}

/** LE-CREA-MEDUSA: no troop or hero may enter. */
export function isEntryBarred(s: Position, area: number): boolean {
  for (const figure of s.figures) if (figure.area === area && figureRule(s, figure.id).barsEntry) return true;
  return false;
}

/**
 * LE-LAND-1: land areas one step away: adjacent on the same island, or on another island over an unbroken chain of sea
 * areas holding own fleets (a teammate's are links as well, R-ALLY; with Jason anybody's). R-SAMEISLE: no chain within
 * one island.
 */
export function accessible(s: Position, faction: number, from: number, anyFleets = false): number[] {
  if (isLeavingBarred(s, from)) return [];
  const board = boardOf(s);
  const found = landsBeside(board, from).slice();
  const home = board.island[from];
  const chain: number[] = [];
  addLinks(s, faction, seasBeside(board, from), chain, anyFleets);
  for (let i = 0; i < chain.length; i++) {
    for (const land of landsBeside(board, at(chain, i))) {
      if (board.island[land] !== home && !found.includes(land)) found.push(land);
    }
    addLinks(s, faction, seasBeside(board, at(chain, i)), chain, anyFleets);
  }
  return s.figures.length === 0 ? found : found.filter((land) => !isEntryBarred(s, land));
}

function addLinks(s: Position, faction: number, seas: readonly number[], chain: number[], anyFleets: boolean): void {
  for (const sea of seas) {
    const owner = s.owner[sea];
    if (owner === NOBODY) continue;
    if ((owner === faction || anyFleets || isTeammates(s, faction, sea)) && !chain.includes(sea)) chain.push(sea);
  }
}

/** A way to an area: every step is paid (R-ALLY). */
export interface Way {
  readonly to: number;
  readonly steps: number;
  readonly path: readonly number[];
}

/**
 * R-ALLY: a step into a teammate's area is taken together with a further step that leaves it. The shortest way to each
 * area where one may stop, at most `most` steps long.
 */
function ways(
  s: Position,
  faction: number,
  from: number,
  most: number,
  near: (area: number) => readonly number[],
): Way[] {
  const found: Way[] = [];
  const seen = [from];
  let edge: Way[] = [{ to: from, steps: 0, path: [from] }];
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const next: Way[] = [];
    for (const way of edge) {
      for (const to of near(way.to)) {
        if (seen.includes(to)) continue;
        seen.push(to);
        const step = { to, steps, path: [...way.path, to] };
        (isTeammates(s, faction, to) ? next : found).push(step);
      }
    }
    edge = next;
  }
  return found;
}

/** Where a land move of at most `most` steps can stop. */
export function landStops(s: Position, faction: number, from: number, most: number, anyFleets = false): number[] {
  if (!inTeams(s.table)) return most > 0 ? accessible(s, faction, from, anyFleets) : [];
  return landWays(s, faction, from, most, anyFleets).map((way) => way.to);
}

/** Where a sea move of at most `most` steps can stop. */
export function seaStops(s: Position, faction: number, from: number, most: number): number[] {
  if (!inTeams(s.table)) return most > 0 ? openSeas(s, from) : [];
  return seaWays(s, faction, from, most).map((way) => way.to);
}

function openSeas(s: Position, from: number): number[] {
  return seasBeside(boardOf(s), from).filter((sea) => !isClosed(s, sea));
}

export function landWays(s: Position, faction: number, from: number, most: number, anyFleets = false): Way[] {
  return ways(s, faction, from, most, (area) => accessible(s, faction, area, anyFleets));
}

export function seaWays(s: Position, faction: number, from: number, most: number): Way[] {
  return ways(s, faction, from, most, (area) => openSeas(s, area));
}
