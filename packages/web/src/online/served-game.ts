import type { SavedGame } from '../game/saved-game.ts';
import { api, RequestError } from './client.ts';
import { companyOf } from './table-company.ts';

/** A finished game of the server; null: it has none of this id; `running`: the game has secrets until it is over. */
export async function servedGame(id: string): Promise<SavedGame | 'running' | null> {
  try {
    const info = await api.table(id);
    if (info.status !== 'over') return 'running';
    return { ...(await api.record(id)), company: { ...companyOf(info), over: true } };
  } catch (error) {
    if (error instanceof RequestError && NONE.includes(error.code)) return null;
    throw error;
  }
}

/** What the server answers if there is no such game: a table that was closed before the game has none. */
const NONE: readonly string[] = ['not-found', 'bad-request', 'closed'];
