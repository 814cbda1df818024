import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStore } from '../../src/store/postgres.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { startPostgres } from '../postgres.ts';
import type { Trial } from './trial.ts';

/** Where a trial keeps its data, until it is over. */
export interface Data extends Pick<Trial, 'env' | 'open'> {
  /** Kills the database itself, where that is a process of its own. */
  crash?(): Promise<void>;
  remove(): Promise<void>;
}

export const DATA = {
  async sqlite(): Promise<Data> {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-crash-'));
    const file = join(folder, 'games.sqlite');
    return {
      env: { DATABASE_FILE: file },
      open: async () => new SqliteStore(file),
      remove: async () => rmSync(folder, { recursive: true }),
    };
  },
  async postgres(): Promise<Data & Required<Pick<Data, 'crash'>>> {
    const postgres = await startPostgres();
    const url = await postgres.fresh();
    return {
      env: { DATABASE_URL: url },
      open: () => PostgresStore.open(url),
      crash: () => postgres.crash(),
      remove: () => postgres.stop(),
    };
  },
};
