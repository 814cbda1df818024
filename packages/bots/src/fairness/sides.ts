import type { State, Table } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';

// Whom a board could favour. Where each team has its starting position, that is a team. Where positions are chosen or
// given out in turn order, which is drawn at random, no seat can be favoured, but a place in that order can.

/** By side: what it is called by. */
export type Sides =
  /** Its factions. */
  | { readonly by: 'start'; readonly factions: readonly (readonly number[])[] }
  /** How many sides there are; the first is the one that comes first in the first turn order. */
  | { readonly by: 'turn'; readonly count: number };

/** What can be compared at this table: starting positions, or places in the turn order. */
export function sidesOf(table: Table): Sides {
  const { teamOf } = table;
  const teams = [...new Set(teamOf)];
  if (!hasOwnStarts(table)) return { by: 'turn', count: teams.length };
  const members = (team: number) => teamOf.flatMap((other, faction) => (other === team ? [faction] : []));
  return { by: 'start', factions: teams.map(members) };
}

/** Every team has a starting position of its own. */
function hasOwnStarts({ start, starts }: Table): boolean {
  return start === 'quick' && starts !== 'drawn';
}

/** The number of sides. */
export function countOf(sides: Sides): number {
  return sides.by === 'start' ? sides.factions.length : sides.count;
}

/** By team: its side, once the first turn order is known. */
export function sideOfTeam({ table, order }: State): number[] {
  const teams = [...new Set(table.teamOf)];
  if (hasOwnStarts(table)) return teams;
  const inOrder = [...new Set(order.map((marker) => at(table.teamOf, at(table.markerOf, marker))))];
  return teams.map((team) => inOrder.indexOf(team));
}
