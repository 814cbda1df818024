import type { State, Table } from '@meltemi/engine';

// Whom a board could favour. Where starting positions are fixed, that is a team. Where they are chosen in turn order, which is drawn at
// random, no seat can be favoured, but a place in that order can.

/** By side: what it is called by. */
export type Sides =
  /** Its factions. */
  | { readonly by: 'start'; readonly factions: readonly (readonly number[])[] }
  /** How many sides take turns to deploy; the first is the one that deploys first. */
  | { readonly by: 'turn'; readonly count: number };

export function sidesOf({ start, teamOf }: Table): Sides {
  const teams = [...new Set(teamOf)];
  if (start === 'deployment') return { by: 'turn', count: teams.length };
  const members = (team: number) => teamOf.flatMap((other, faction) => (other === team ? [faction] : []));
  return { by: 'start', factions: teams.map(members) };
}

export function countOf(sides: Sides): number {
  return sides.by === 'start' ? sides.factions.length : sides.count;
}

/** By team: its side, once the first turn order is known. */
export function sideOfTeam({ table, order }: State): number[] {
  const teams = [...new Set(table.teamOf)];
  if (table.start === 'quick') return teams;
  const inOrder = [...new Set(order.map((marker) => table.teamOf[table.markerOf[marker]]))];
  return teams.map((team) => inOrder.indexOf(team));
}
