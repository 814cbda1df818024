import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** The rows a statement finds, as plain objects. Its columns are those of the type: nothing checks that. */
export function rowsOf<T>(statement: StatementSync, ...values: SQLInputValue[]): T[] {
  return statement.all(...values).map((row) => ({ ...row }) as T);
}
