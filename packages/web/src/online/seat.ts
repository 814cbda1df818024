import type { TableInfo } from '@meltemi/protocol';
import { api } from './client.ts';
import { witness } from './memory.ts';
import { randomWord } from './random-word.ts';

/** Sits down. Chance gets something of its own from whoever plays from the start, and this device remembers it. */
export async function takeSeat(id: string, seat: number): Promise<TableInfo> {
  const entropy = randomWord();
  const info = await api.sit(id, seat, entropy);
  if (info.status === 'open') witness(id, { commitment: info.commitment, seat, entropy });
  return info;
}
