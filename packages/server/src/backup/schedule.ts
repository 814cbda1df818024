import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
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

/** A copy that holds. */
export interface Copy {
  readonly at: number;
  readonly file: string;
}

const HOUR = 3_600_000;
/** Copies of ours, by their time: others in the folder are left alone. */
const GOOD = /^meltemi-\d{8}T\d{6}Z\.jsonl$/;
/** Those that do not hold, or were not checked to the end. */
const DAMAGED = /^meltemi-\d{8}T\d{6}Z\.damaged\.jsonl$/;
/** `.ts` in the repository, `.js` in the published package. */
const WORKER = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);

/**
 * Copies everything into a folder now and then, in a thread of its own because every game is played again, and deletes
 * the oldest copies. Those that do not hold have names of their own and are counted apart, so that they push out none
 * that does.
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
    const [good, damaged] = [(await this.copies(GOOD)).at(-1), (await this.copies(DAMAGED)).at(-1)];
    const madeAt = (name?: string) => (name ? timeOf(name) : Number.NEGATIVE_INFINITY);
    const [goodAt, damagedAt] = [madeAt(good), madeAt(damaged)];
    const age = Date.now() - Math.max(goodAt, damagedAt);
    // Copies are named by the second: of two made in one second the damaged one is reported.
    if (damaged && damagedAt >= goodAt)
      this.latest = { at: damagedAt, file: join(this.folder, damaged), wrong: ['it did not hold when it was made'] };
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
    this.latest = await this.copyTo(join(this.folder, `meltemi-${stamp(at)}`)).then(
      ({ file, wrong }) => ({ at, file, wrong }),
      (error) => ({ at, file: null, wrong: [reasonOf(error)] }),
    );
    this.report(this.latest);
    // What cannot be deleted now is deleted after the next copy.
    if (this.latest.file !== null) await this.deleteOldest().catch(() => {});
    return this.latest;
  }

  /** It gets the name of a good one once it is known to hold. */
  private async copyTo(path: string): Promise<{ file: string; wrong: readonly string[] }> {
    const [good, damaged] = [`${path}.jsonl`, `${path}.damaged.jsonl`];
    const { broken } = await inThread(this.settings, damaged);
    if (broken.length > 0) return { file: damaged, wrong: broken };
    await rename(damaged, good);
    return { file: good, wrong: [] };
  }

  private async deleteOldest(): Promise<void> {
    for (const kind of [GOOD, DAMAGED])
      for (const name of (await this.copies(kind)).slice(0, -this.settings.backupKeep))
        await rm(join(this.folder, name));
  }

  /** The oldest first. */
  private async copies(kind: RegExp): Promise<string[]> {
    return (await readdir(this.folder)).filter((name) => kind.test(name)).sort();
  }

  /** The last one that holds; null: there is none. */
  async lastGood(): Promise<Copy | null> {
    const name = (await this.copies(GOOD).catch(() => [])).at(-1);
    return name === undefined ? null : { at: timeOf(name), file: join(this.folder, name) };
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
