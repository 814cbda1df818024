import type { Settings } from '../settings.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** PostgreSQL if the settings name one, else the file. */
export async function openStore({ databaseUrl, databaseFile }: Settings): Promise<Store> {
  if (!databaseUrl) return new SqliteStore(databaseFile);
  const { PostgresStore } = await import('./postgres.ts');
  return PostgresStore.open(databaseUrl);
}
