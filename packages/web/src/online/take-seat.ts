import type { TableInfo } from '@meltemi/protocol';
import { api } from './client.ts';
import { noteOnce, notesOf } from './device-notes.ts';
import { OwnNumbers } from './own-numbers.ts';

/**
 * Sits down, and pledges the numbers that this device will add to fate. The server must have committed to its secret
 * before.
 */
export async function takeSeat(id: string, seat: number): Promise<TableInfo> {
  if (!notesOf(id).commitment) noteOnce(id, { commitment: (await api.table(id)).commitment });
  const info = await api.sit(id, seat, new OwnNumbers(id).draw(true));
  if (info.status === 'open') noteOnce(id, { seat, agreed: [] });
  return info;
}
