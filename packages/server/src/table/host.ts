import type { Entry } from './entry.ts';
import { checkAsides } from './length.ts';
import { RequestRefusal } from './refusal.ts';
import type { Table } from './table.ts';

// What only the person who made a table may ask of it.

export function checkHost({ game }: Table, person: string): void {
  if (game.host !== person) throw new RequestRefusal('not-host', 'Only the host of the table can do that.');
}

function checkOpen(table: Table): void {
  if (table.status === 'running') throw new RequestRefusal('running', 'The game has begun already.');
  if (table.status === 'over') throw new RequestRefusal('over', 'The game is over.');
  checkNotStarting(table);
}

/** What people have pledged must not change once numbers are shown. */
export function checkNotStarting({ starting }: Table): void {
  if (starting !== null) throw new RequestRefusal('starting', 'The game is about to begin.');
}

/** Sends a person away who sits there, before the game, or frees a seat that is kept. */
export function remove(table: Table, person: string, seat: number): Entry[] {
  checkHost(table, person);
  checkOpen(table);
  const sitter = table.seats[seat];
  if (table.kept[seat]) return [{ do: 'keep', seat, sitter: null }];
  if (!sitter || !('person' in sitter)) throw new RequestRefusal('nobody-there', 'Nobody sits there.');
  if (sitter.person === person) throw new RequestRefusal('own-seat', 'That is your own seat.');
  return [{ do: 'remove', seat }];
}

/** Lets somebody sit down again who was sent away. */
export function readmit(table: Table, person: string, removed: string): Entry[] {
  checkHost(table, person);
  checkOpen(table);
  return table.removed.some((one) => one.person === removed) ? [{ do: 'readmit', person: removed }] : [];
}

/** Before and during the game: whether somebody new may sit down, or ask for a seat. */
export function lock(table: Table, person: string, locked: boolean): Entry[] {
  checkHost(table, person);
  if (table.status === 'over') throw new RequestRefusal('over', 'The game is over.');
  checkAsides(table, 'host');
  return table.locked === locked ? [] : [{ do: 'lock', locked }];
}

/** Whether those without a seat may write. */
export function quiet(table: Table, person: string, quiet: boolean): Entry[] {
  checkHost(table, person);
  checkAsides(table, 'host');
  return table.quiet === quiet ? [] : [{ do: 'quiet', quiet }];
}

export function close(table: Table, person: string): Entry[] {
  checkHost(table, person);
  if (table.closed) return [];
  checkOpen(table);
  return [{ do: 'close' }];
}
