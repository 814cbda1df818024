import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PostgresStore } from '../../src/store/postgres.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { startPostgres } from '../postgres.ts';
import type { Trial } from './trial.ts';

/** Where a trial keeps its data, until it is over. */
export interface Data extends Pick<Trial, 'env' | 'open'> {
  /** What may happen to the database itself, and is over when it resolves. */
  readonly faults: Readonly<Record<string, () => Promise<void>>>;
  remove(): Promise<void>;
}

/** A disk of this size is filled in a moment, and has room for the games of a trial. */
const SMALL_DISK = 64 << 20;
/** How long the disk is full, or the database frozen, in milliseconds. */
const MOST_AWAY = 2000;

const aWhile = () => setTimeout(Math.random() * MOST_AWAY);

export const DATA = {
  /** `small`: on a disk of its own that can be filled, which only root can mount. */
  async sqlite(small = false): Promise<Data> {
    const folder = mkdtempSync(join(tmpdir(), 'meltemi-crash-'));
    const file = join(folder, 'games.sqlite');
    if (small) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder]);
    const ballast = join(folder, 'ballast');
    const fill = async () => {
      for (let size = 1 << 20; size >= 1; size >>= 1) addUntilFull(ballast, size);
      await aWhile();
      rmSync(ballast);
    };
    return {
      env: { DATABASE_FILE: file },
      open: async () => new SqliteStore(file),
      faults: small ? { fill } : {},
      remove: async () => {
        if (small) execFileSync('umount', [folder]);
        rmSync(folder, { recursive: true });
      },
    };
  },
  async postgres(): Promise<Data> {
    const postgres = await startPostgres();
    const url = await postgres.fresh();
    const freeze = async () => {
      postgres.freeze();
      await aWhile();
      postgres.thaw();
    };
    return {
      env: { DATABASE_URL: url },
      open: () => PostgresStore.open(url),
      faults: { crash: () => postgres.crash(), freeze },
      remove: () => postgres.stop(),
    };
  },
};

/** Appends pieces of this size as long as there is room. */
function addUntilFull(file: string, size: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
