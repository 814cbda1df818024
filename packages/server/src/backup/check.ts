import { existsSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { readRows } from './file.ts';
import { Inspection, type Inventory } from './inspection.ts';

/** Checks every game of a copy, also of one that an earlier version has made. */
export function checkCopy(file: string): Promise<Inventory> {
  return Inspection.of(readRows(file));
}

/** Checks the database and every game in it, also while a server runs, and changes nothing. */
export async function check(settings: Settings): Promise<Inventory> {
  if (!settings.databaseUrl && !existsSync(settings.databaseFile))
    throw new Error(`there is no database ${settings.databaseFile}`);
  const store = await openStore(settings, true);
  try {
    const wrong = await store.check();
    const found = await Inspection.of(store.dump());
    return { ...found, broken: [...wrong, ...found.broken] };
  } finally {
    await store.close();
  }
}
