import type { Settings } from '../settings.ts';
import { databaseError } from '../start-errors.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * PostgreSQL if the settings name one, else the file. `asItIs`: one that is not up to date is refused, and nothing is
 * changed.
 */
export async function openStore(settings: Settings, asItIs = false): Promise<Store> {
  const { databaseUrl, databaseFile } = settings;
  try {
    if (!databaseUrl) return new SqliteStore(databaseFile, asItIs);
    const { PostgresStore } = await import('./postgres.ts');
    return await PostgresStore.open(databaseUrl, asItIs);
  } catch (error) {
    throw databaseError(settings, error);
  }
}
