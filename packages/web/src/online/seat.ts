import type { TableInfo } from '@meltemi/protocol';
import { api } from './client.ts';
import { witness, witnessOf } from './memory.ts';
import { OwnNumbers } from './own-numbers.ts';

/** Sits down, and pledges the numbers that this device will add to chance. The server must have settled its secret before. */
export async function takeSeat(id: string, seat: number): Promise<TableInfo> {
  if (!witnessOf(id).commitment) witness(id, { commitment: (await api.table(id)).commitment });
  const info = await api.sit(id, seat, new OwnNumbers(id).draw());
  if (info.status === 'open') witness(id, { seat });
  return info;
}
