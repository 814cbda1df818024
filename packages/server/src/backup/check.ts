import { existsSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { originOf } from '../store/chain.ts';
import { openStore } from '../store/open.ts';
import type { SnapshotMark, Store } from '../store/store.ts';
import { isCurrent, isIntact } from '../table/snapshot.ts';
import { readRows } from './file.ts';
import { Inspection, type Inventory, type Watch } from './inspection.ts';

/** Checks every game of a copy, also of one that an earlier version has made. */
export function checkCopy(file: string, watch?: Watch): Promise<Inventory> {
  return Inspection.of(readRows(file), watch);
}

/** Checks the database and every game in it, also while a server runs, and changes nothing. */
export async function check(settings: Settings, watch?: Watch): Promise<Inventory> {
  if (!settings.databaseUrl && !existsSync(settings.databaseFile))
    throw new Error(`there is no database ${settings.databaseFile}`);
  const store = await openStore(settings, true);
  try {
    return await checkStore(store, watch);
  } finally {
    await store.close();
  }
}

/** The same of a store that is open. */
export async function checkStore(store: Store, watch?: Watch): Promise<Inventory> {
  const wrong = await store.check();
  const snapshots = await store.snapshotMarks();
  const torn = await tornSnapshots(store, snapshots);
  const found = await Inspection.of(store.dump(), watch, snapshots);
  return { ...found, broken: [...wrong, ...torn, ...found.broken] };
}

/** Snapshots that are not what was written. A server would discard them and replay the log. */
async function tornSnapshots(store: Store, marks: readonly SnapshotMark[]): Promise<string[]> {
  const torn: string[] = [];
  for (const mark of marks.filter(isCurrent)) {
    const [snapshot, sealed] = [await store.snapshot(mark.game), await store.sealed(mark.game)];
    if (snapshot && sealed && !isIntact(snapshot, originOf(sealed.row)))
      torn.push(`the snapshot of the game ${mark.game} is not what was written`);
  }
  return torn;
}
