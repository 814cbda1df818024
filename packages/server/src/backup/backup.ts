import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { isFreeForCopy, readRows, writeRows } from './file.ts';
import { Inspection, type Inventory } from './inspection.ts';

/**
 * Copies everything into a file, as it is at one moment, also while a server runs; then reads the copy again and plays
 * every game in it. Only an earlier copy is replaced, and only by a complete one. A game that does not hold is copied
 * as it is, and named.
 */
export async function backup(settings: Settings, file: string): Promise<Inventory> {
  if (!settings.databaseUrl && !existsSync(settings.databaseFile))
    throw new Error(`there is no database ${settings.databaseFile}`);
  if (!(await isFreeForCopy(file))) throw new Error(`${file} is no backup of Meltemi, so it is not replaced`);
  const draft = `${file}.${process.pid}.part`;
  const store = await openStore(settings, true); // a server of an earlier version may run on it
  try {
    await writeRows(draft, store.dump());
    const found = await Inspection.of(readRows(draft));
    await rename(draft, file);
    return found;
  } finally {
    await store.close();
    await rm(draft, { force: true });
  }
}

/** Puts a copy into an empty database, of either kind; a damaged copy changes nothing. */
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
