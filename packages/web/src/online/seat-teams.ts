import type { Table } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { GameOptions, TableInfo } from '@meltemi/protocol';

/** Whether several people share a team: six always do, four if they agreed to. Of two each plays a team alone. */
export function areInTeams({ players, teams }: Pick<GameOptions, 'players' | 'teams'>): boolean {
  return players === 6 || (players === 4 && teams === true);
}

/** Whether another person plays in the team of this seat. */
export function hasPartner({ agreement, seats }: TableInfo, table: Table, seat: number | null): boolean {
  const own = seatTeams(table, agreement.options).find((team) => seat !== null && team.includes(seat));
  const isPerson = (one: number) => one !== seat && seats[one] != null && 'person' in seats[one];
  return areInTeams(agreement.options) && (own?.some(isPerson) ?? false);
}

/** The seats of each team, in order; without teams all seats together. */
export function seatTeams({ seatOf, teamOf }: Table, options: Pick<GameOptions, 'players' | 'teams'>): number[][] {
  const seats = [...new Set(seatOf)].sort((a, b) => a - b);
  if (!areInTeams(options)) return [seats];
  const teamOfSeat = (seat: number) => at(teamOf, seatOf.indexOf(seat));
  return [...new Set(seats.map(teamOfSeat))].map((team) => seats.filter((seat) => teamOfSeat(seat) === team));
}
