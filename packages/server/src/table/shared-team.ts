import { inTeams } from '@meltemi/engine/query';
import type { Table } from './table.ts';

/** The team of a seat, once the game has begun; null: whoever sits there plays alone. */
export function sharedTeam({ history, seats }: Table, seat: number | null): number | null {
  if (!history || seat === null || !inTeams(history.state.table)) return null;
  const { seatOf, teamOf } = history.state.table;
  const teamOfSeat = (one: number) => teamOf[seatOf.indexOf(one)];
  const isShared = seats.some((_, one) => one !== seat && teamOfSeat(one) === teamOfSeat(seat));
  return isShared ? (teamOfSeat(seat) ?? null) : null;
}
