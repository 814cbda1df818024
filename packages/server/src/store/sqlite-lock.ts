import { realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from './sqlite-writer.ts';

/** Milliseconds that a stopping server has to release the lock. */
const PATIENCE = 2000;

/**
 * Locks a database for one server. The lock is SQLite's on an empty file beside it, because copies read the database
 * itself meanwhile; the operating system releases it with the process, so a crash leaves none behind.
 */
export function lockFor(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${realpathSync(file)}-lock`, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new Error(`Another server uses the database ${file}. Stop it first, or set DATABASE_FILE to another file.`);
  }
}
