import type { ListedRow } from './rows.ts';
import type { TableRow } from './store.ts';
import { winnersOf } from './winner.ts';

/** A table for lists, from the columns of its game. `persons`: those with a seat. */
export function tableRowOf(row: ListedRow, persons: readonly string[]): TableRow {
  const { id, made, host, status, deadline, played, waiting } = row;
  return {
    ...{ id, made, host, status, deadline, played, waiting, persons },
    agreement: JSON.parse(row.agreement),
    listed: row.listed === 1,
    freeSeats: row.free_seats,
    bot: row.bot === 1,
    winners: winnersOf(row.winners),
  };
}
