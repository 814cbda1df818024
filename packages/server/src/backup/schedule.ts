import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from '../settings.ts';
import { reasonOf } from '../start-errors.ts';
import type { Inventory } from './inspection.ts';

/** What became of the last copy. */
export interface Latest {
  readonly at: number;
  /** Null: none could be made. */
  readonly file: string | null;
  /** Games that do not hold, or why there is no copy. */
  readonly wrong: readonly string[];
}

const HOUR = 3_600_000;
/** A copy of ours, by its time: others in the folder are left alone. */
const NAME = /^meltemi-\d{8}T\d{6}Z\.jsonl$/;
/** `.ts` in the repository, `.js` in the published package. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

/**
 * Copies everything into a folder now and then, in a thread of its own because every game is played again, and deletes
 * the oldest copies.
 */
export class BackupSchedule {
  private readonly settings: Settings;
  private readonly folder: string;
  private readonly report: (latest: Latest) => void;
  private timer: NodeJS.Timeout | null = null;
  private answered: Promise<Latest> | null = null;
  latest: Latest | null = null;

  constructor(settings: Settings, folder: string, report: (latest: Latest) => void) {
    this.settings = settings;
    this.folder = folder;
    this.report = report;
  }

  /** The first copy is made when the latest one in the folder is old enough. */
  async start(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
    const newest = (await this.copies()).at(-1);
    const age = newest ? Date.now() - timeOf(newest) : Number.POSITIVE_INFINITY;
    this.wait(Math.max(0, this.settings.backupHours * HOUR - age));
  }

  private wait(pause: number): void {
    this.timer = setTimeout(async () => {
      await this.make();
      if (this.timer) this.wait(this.settings.backupHours * HOUR);
    }, pause);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.answered;
  }

  /** One at a time. */
  make(): Promise<Latest> {
    this.answered ??= this.copy().finally(() => {
      this.answered = null;
    });
    return this.answered;
  }

  private async copy(): Promise<Latest> {
    const at = Date.now();
    const file = join(this.folder, `meltemi-${stamp(at)}.jsonl`);
    this.latest = await inThread(this.settings, file).then(
      ({ broken }) => ({ at, file, wrong: broken }),
      (error) => ({ at, file: null, wrong: [reasonOf(error)] }),
    );
    this.report(this.latest);
    // What cannot be deleted now is deleted after the next copy.
    if (this.latest.file !== null) await this.deleteOldest().catch(() => {});
    return this.latest;
  }

  private async deleteOldest(): Promise<void> {
    const old = (await this.copies()).slice(0, -this.settings.backupKeep);
    for (const name of old) await rm(join(this.folder, name));
  }

  /** The oldest first. */
  private async copies(): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => NAME.test(name)).sort();
  }
}

/** As in `meltemi-20260131T235959Z.jsonl`. */
function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function timeOf(name: string): number {
  const [, day = '', time = ''] = /(\d{8})T(\d{6})/.exec(name) ?? [];
  return Date.parse(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

async function inThread(settings: Settings, file: string): Promise<Inventory> {
  // The oldest Node warns about its SQLite in every thread.
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const worker = new Worker(WORKER, { workerData: { settings, file }, execArgv });
  const { promise, resolve, reject } = Promise.withResolvers<Inventory>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the copy was not finished')));
  return promise;
}
