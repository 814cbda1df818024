import { existsSync } from 'node:fs';
import { erasePerson, exportPerson } from './live/own-data.ts';
import { Rooms } from './live/rooms.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';

// One person's data, straight from the database.

function checkThere({ databaseUrl, databaseFile }: Settings): void {
  if (!databaseUrl && !existsSync(databaseFile)) throw new Error(`there is no database ${databaseFile}`);
}

/** Everything that is kept about a person, also while a server runs; null: there is no such person. */
export async function exportFrom(settings: Settings, id: string): ReturnType<typeof exportPerson> {
  checkThere(settings);
  const store = await openStore(settings, true);
  try {
    return await exportPerson(store, id);
  } finally {
    await store.close();
  }
}

/** Erases a person; false: there is none. On SQLite no server may run meanwhile: it would not hear of it. */
export async function eraseFrom(settings: Settings, id: string): Promise<boolean> {
  checkThere(settings);
  const store = await openStore(settings);
  try {
    const rooms = new Rooms(store, () => {});
    const erased = await erasePerson(store, rooms, id);
    await rooms.atRest();
    await rooms.pin();
    return erased;
  } finally {
    await store.close();
  }
}
