import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import type { StoredRow } from '../store/rows.ts';
import { isFreeForCopy, readRows, writeRows } from './file.ts';
import { Inspection, type Inventory, type Watch } from './inspection.ts';

/** How a copy is made and checked. */
export interface How {
  /** False: the copy is read again, and its games are only counted. */
  readonly replay?: boolean;
  /** Told of each row that was copied, and of each that was checked. */
  readonly watch?: Watch;
}

/**
 * Copies everything into a file, as it is at one moment, also while a server runs; then reads the copy again and plays
 * every game in it. Only an earlier copy is replaced, and only by a complete one. A game that does not hold is copied
 * as it is, and named.
 */
export async function backup(settings: Settings, file: string, { replay = true, watch }: How = {}): Promise<Inventory> {
  if (!settings.databaseUrl && !existsSync(settings.databaseFile))
    throw new Error(`there is no database ${settings.databaseFile}`);
  if (!(await isFreeForCopy(file))) throw new Error(`${file} is no backup of Meltemi, so it is not replaced`);
  const draft = `${file}.${process.pid}.part`;
  const store = await openStore(settings, true); // a server of an earlier version may run on it
  try {
    await writeRows(draft, watched(store.dump(), watch));
    const found = await (replay ? Inspection.of(readRows(draft), watch) : Inspection.count(readRows(draft), watch));
    await rename(draft, file);
    return found;
  } finally {
    await store.close();
    await rm(draft, { force: true });
  }
}

/** Puts a copy into an empty database, of either kind; a damaged copy changes nothing. */
export async function restore(settings: Settings, file: string, { watch }: How = {}): Promise<Inventory> {
  const expected = await Inspection.of(readRows(file), watch);
  const store = await openStore(settings);
  try {
    await store.load(watched(readRows(file), watch));
    const found = await Inspection.of(store.dump(), watch);
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error('not everything has arrived');
    return found;
  } finally {
    await store.close();
  }
}

async function* watched(rows: AsyncIterable<StoredRow>, watch: Watch = () => {}): AsyncGenerator<StoredRow> {
  for await (const row of rows) {
    yield row;
    watch();
  }
}
