import { RequestRefusal } from './refusal.ts';
import type { Table } from './table.ts';

// How long a log may become. Games have some hundreds of lines, seldom a few thousand; only what is taken back again
// and again has more.

/** From here on nothing is taken back any more. */
const NO_WAY_BACK = 20_000;
/** A game that comes so far is ended. */
const MOST_LINES = 30_000;
/**
 * Lines other than moves that one seat, the host, or all strangers may add to a running game: together far less than
 * make it end.
 */
const MOST_ASIDES = 500;
/** For what follows the end, such as a rematch. */
const RESERVE = 100;

export function checkWayBack({ version }: Table): void {
  if (version >= NO_WAY_BACK)
    throw new RequestRefusal('too-long', 'This game has become so long that nothing can be taken back any more.');
}

export function isTooLong({ version }: Table): boolean {
  return version >= MOST_LINES;
}

/** Whether a seat, the host or a stranger may add another line that is no move. */
export function checkAsides({ asides, seats }: Table, by: number | 'host' | 'stranger'): void {
  const place = by === 'host' ? seats.length : by === 'stranger' ? seats.length + 1 : by;
  if ((asides[place] ?? 0) >= MOST_ASIDES)
    throw new RequestRefusal('too-often', 'That, and the like, was done too often in this game.');
}

/** Before and after the game nothing is added without end either. */
export function checkRoom({ version, status }: Table): void {
  if (status !== 'running' && version >= MOST_LINES + RESERVE)
    throw new RequestRefusal('full', 'Too much has happened at this table: make another one.');
}
