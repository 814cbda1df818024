import { api } from './client.ts';

/** What the home page shows of tables at the server. */
export interface TableCounts {
  /** The ids of those where the others wait for this person. */
  readonly mine: readonly string[];
  /** How many have a free seat. */
  readonly open: number;
}

/** Null: the server does not answer. */
export async function tableCounts(): Promise<TableCounts | null> {
  try {
    const me = await api.me();
    const [open, mine] = await Promise.all([api.open(), me ? api.mine('waiting') : []]);
    return { mine: mine.map(({ id }) => id), open: open.length };
  } catch {
    return null;
  }
}
