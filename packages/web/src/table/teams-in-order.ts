import type { View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';

/** Factions in bidding order; before the order is known, by number. */
function factionsInOrder({ order, table }: View): number[] {
  const known = order.map((marker) => at(table.markerOf, marker));
  return [...new Set([...known, ...table.teamOf.map((_, faction) => faction)])];
}

/** Teams in turn order with their factions; without teams one faction each. */
export function teamsInOrder(view: View): { team: number; factions: number[] }[] {
  const { teamOf } = view.table;
  const order = factionsInOrder(view);
  const teams = [...new Set(order.map((faction) => at(teamOf, faction)))];
  return teams.map((team) => ({ team, factions: order.filter((faction) => teamOf[faction] === team) }));
}
