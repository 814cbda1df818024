import { existsSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { readRows, writeRows } from './file.ts';
import { Inspection, type Inventory } from './inspection.ts';

/** Copies everything into a file, as it is at one moment, also while a server runs; then reads the file again and plays every game in it. */
export async function backup(settings: Settings, file: string): Promise<Inventory> {
  if (!settings.databaseUrl && !existsSync(settings.databaseFile))
    throw new Error(`there is no database ${settings.databaseFile}`);
  const store = await openStore(settings);
  try {
    await writeRows(file, store.dump());
  } finally {
    await store.close();
  }
  return Inspection.of(readRows(file));
}

/** Puts a copy into an empty database, of either kind; a copy that does not hold changes nothing. */
export async function restore(settings: Settings, file: string): Promise<Inventory> {
  const expected = await Inspection.of(readRows(file));
  const store = await openStore(settings);
  try {
    await store.load(readRows(file));
    const found = await Inspection.of(store.dump());
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error('not everything has arrived');
    return found;
  } finally {
    await store.close();
  }
}
