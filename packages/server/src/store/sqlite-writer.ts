import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Statements that are done together or not at all. If the key of the first one is taken, none is done. */
export type Job = readonly [first: Statement, ...others: Statement[]];
export type Statement = readonly [sql: string, ...values: SQLInputValue[]];

interface QueuedJob extends PromiseWithResolvers<number> {
  readonly job: Job;
}

/** Milliseconds that another connection may hold the file. */
const PATIENCE = 5000;

/**
 * A connection to the file. With `synchronous = FULL` a commit is on disk before it is reported; with `secure_delete`
 * what is deleted is overwritten in the file, so that erased people leave no trace.
 */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;
    PRAGMA busy_timeout = ${PATIENCE}`);
  return db;
}

/**
 * Empties the write-ahead log, which still has what was deleted. While somebody reads the file, such as a backup, that
 * is not possible, and nobody is waited for: it is empty at the latest when the server stops.
 */
export function emptyLog(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
  }
}

/** Writes jobs into the file, with one commit for all jobs of one turn of the event loop. */
export class Writer {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private queue: QueuedJob[] = [];

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  /**
   * Resolves when the job is on disk, to the number of rows that the first statement changed; 0: its key is taken, and
   * nothing was done.
   */
  submit(job: Job): Promise<number> {
    if (this.queue.length === 0) setImmediate(() => this.flush());
    const one = { job, ...Promise.withResolvers<number>() };
    this.queue.push(one);
    return one.promise;
  }

  /** Writes what was submitted. */
  flush(): void {
    if (this.queue.length === 0) return;
    const jobs = this.queue;
    this.queue = [];
    this.perform(jobs);
  }

  /** All with one commit, and answers them. If that fails, each alone, so that one bad job does not fail the others. */
  private perform(jobs: readonly QueuedJob[]): void {
    try {
      if (this.db.isTransaction) this.run(['ROLLBACK']);
      this.run(['BEGIN IMMEDIATE']);
      const done = jobs.map((one) => ({ ...one, changes: this.attempt(one.job) }));
      this.run(['COMMIT']);
      for (const { resolve, changes } of done) resolve(changes);
    } catch (error) {
      const isRolledBack = this.rollBack();
      // If the file is locked, each job alone would wait as long again.
      if (jobs.length === 1 || !isRolledBack || isLocked(error)) for (const { reject } of jobs) reject(error);
      else for (const one of jobs) this.perform([one]);
    }
  }

  /** False: not even that is possible, such as on a failing disk. The next commit begins with it. */
  private rollBack(): boolean {
    try {
      if (this.db.isOpen && this.db.isTransaction) this.run(['ROLLBACK']);
      return true;
    } catch {
      return false;
    }
  }

  /** The rows that the first statement has changed. */
  private attempt([first, ...others]: Job): number {
    const changes = this.runFirst(first);
    if (changes > 0) for (const statement of others) this.run(statement);
    return changes;
  }

  /** Any error except a taken key rolls back the whole commit. */
  private runFirst(statement: Statement): number {
    try {
      return this.run(statement);
    } catch (error) {
      if (isTaken(error)) return 0;
      throw error;
    }
  }

  private run([sql, ...values]: Statement): number {
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return Number(statement.run(...values).changes);
  }
}

/** SQLite's code for a file that another connection is writing to. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === 5;
}

/** SQLite's codes for a key that is taken. */
function isTaken(error: unknown): boolean {
  const code = codeOf(error);
  return code === 1555 || code === 2067;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : null;
}
