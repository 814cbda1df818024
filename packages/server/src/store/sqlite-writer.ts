import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Statements that are done together or not at all. */
export type Job = readonly Statement[];
export type Statement = readonly [sql: string, ...values: SQLInputValue[]];

/** Rows the last statement of a job has changed; null: the place is taken. */
export type Outcome = { readonly changes: number | null } | { readonly error: string };

/** A connection to the file. FULL: a commit is on disk before anybody hears of it. */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
  return db;
}

/** Writes jobs into the file, many in one commit; one that fails takes back only itself. */
export class Writer {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  private run([sql, ...values]: Statement): number {
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return Number(statement.run(...values).changes);
  }

  perform(jobs: readonly Job[]): Outcome[] {
    try {
      this.run(['BEGIN IMMEDIATE']);
      const outcomes = jobs.map((job) => this.attempt(job));
      this.run(['COMMIT']);
      return outcomes;
    } catch (error) {
      if (this.db.isTransaction) this.run(['ROLLBACK']);
      return jobs.map(() => ({ error: (error as Error).message }));
    }
  }

  private attempt(job: Job): Outcome {
    this.run(['SAVEPOINT one']);
    try {
      let changes = 0;
      for (const statement of job) changes = this.run(statement);
      this.run(['RELEASE one']);
      return { changes };
    } catch (error) {
      this.run(['ROLLBACK TO one']);
      this.run(['RELEASE one']);
      return isTaken(error) ? { changes: null } : { error: (error as Error).message };
    }
  }
}

/** SQLite's word for a place that is taken. */
function isTaken(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 1555 || (error as { errcode?: number }).errcode === 2067;
}
