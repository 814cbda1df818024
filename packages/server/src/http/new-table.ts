import type { Agreement } from '@meltemi/protocol';
import { RequestRefusal } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { exclusively } from './keyed-mutex.ts';

/** A table that was not begun by then counts no more against those one may have. */
const FORGOTTEN = 3 * 86_400_000;

/**
 * A new table, if that person has not too many; many requests at once do not help. `id`: there may be one of this id
 * already.
 */
export function newTable(
  { store, rooms, settings }: Context,
  person: string,
  agreement: Agreement,
  id?: string,
): Promise<string> {
  return exclusively(`tables of ${person}`, async () => {
    if ((await store.tablesOf(person, Date.now() - FORGOTTEN)) >= settings.tablesEach)
      throw new RequestRefusal('too-many', `You have ${settings.tablesEach} tables already: finish one first.`);
    return rooms.create(person, agreement, id);
  });
}
