import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Statements that are done together or not at all; the place that may be taken is that of the first. */
export type Job = readonly Statement[];
export type Statement = readonly [sql: string, ...values: SQLInputValue[]];

/** Rows the first statement of a job has changed; none: its place is taken, and the others were left out. */
type Outcome = { readonly changes: number } | { readonly error: Error };

interface Waiting extends PromiseWithResolvers<number> {
  readonly job: Job;
}

/** A connection to the file. FULL: a commit is on disk before anybody hears of it. */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
  return db;
}

/** Writes jobs into the file: all that are submitted in one turn of the event loop with one commit. */
export class Writer {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private waiting: Waiting[] = [];

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  /** Rows the first statement has changed, once all is on disk; none: its place is taken, and the others were left out. */
  submit(job: Job): Promise<number> {
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    const one = { job, ...Promise.withResolvers<number>() };
    this.waiting.push(one);
    return one.promise;
  }

  /** Brings to disk what was submitted. */
  flush(): void {
    if (this.waiting.length === 0) return;
    const jobs = this.waiting;
    this.waiting = [];
    const outcomes = this.perform(jobs.map(({ job }) => job));
    for (const [i, outcome] of outcomes.entries()) {
      if ('error' in outcome) jobs[i].reject(outcome.error);
      else jobs[i].resolve(outcome.changes);
    }
  }

  private perform(jobs: readonly Job[]): Outcome[] {
    try {
      this.run(['BEGIN IMMEDIATE']);
      const outcomes = jobs.map((job) => this.attempt(job));
      this.run(['COMMIT']);
      return outcomes;
    } catch (error) {
      if (this.db.isOpen && this.db.isTransaction) this.run(['ROLLBACK']);
      // Whatever is wrong with one job is not the others' business; but if the file is locked, each alone would wait as long again.
      if (jobs.length === 1 || isLocked(error)) return jobs.map(() => ({ error: error as Error }));
      return jobs.flatMap((job) => this.perform([job]));
    }
  }

  private attempt([first, ...others]: Job): Outcome {
    const changes = this.runFirst(first);
    if (changes > 0) for (const statement of others) this.run(statement);
    return { changes };
  }

  /** Whatever goes wrong but that its place is taken takes the whole commit back. */
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

/** SQLite's word for a file that another connection writes to. */
export function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}

/** SQLite's word for a place that is taken. */
function isTaken(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 1555 || (error as { errcode?: number }).errcode === 2067;
}
