import type { Settings } from '../settings.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * PostgreSQL if the settings name one, else the file. `asItIs`: one that is not up to date is refused, and nothing is
 * changed.
 */
export async function openStore({ databaseUrl, databaseFile }: Settings, asItIs = false): Promise<Store> {
  if (!databaseUrl) return new SqliteStore(databaseFile, asItIs);
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.open(databaseUrl, asItIs);
}
