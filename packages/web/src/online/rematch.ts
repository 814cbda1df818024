import { go } from '../page-parts/route.svelte.ts';
import { noteRefusal } from './arrival.ts';
import { api, asRequestError } from './client.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { takeSeat } from './take-seat.ts';

/** Goes to the next table of the same people, and makes it if there is none. A player sits down on the same seat. */
export async function goToRematch(online: OnlineTable): Promise<void> {
  const id = online.info?.rematch ?? (await api.rematch(online.id));
  if (online.seat !== null) await takeSeat(id, online.seat).catch((error) => noteRefusal(id, asRequestError(error)));
  go('at', id);
}
