import { api } from './client.ts';

/** What the home page says of tables at the server. */
export interface WaitingTables {
  /** The ids of those where the others wait for this person. */
  readonly mine: readonly string[];
  /** How many have a free seat. */
  readonly open: number;
}

/** Null: the server does not answer. */
export async function waitingTables(): Promise<WaitingTables | null> {
  try {
    const me = await api.me();
    const [open, mine] = await Promise.all([api.open(), me ? api.mine('waiting') : []]);
    return { mine: mine.map(({ id }) => id), open: open.length };
  } catch {
    return null;
  }
}
