import { DatabaseSync } from 'node:sqlite';
import { columnsOf, type StoredRow, selectAll, TABLE_NAMES, TABLES } from './rows.ts';
import { sealEarlier } from './sqlite-seal.ts';

/** Everything in a file, on a connection of its own, so that a server goes on writing. */
export async function* dumpFile(file: string): AsyncGenerator<StoredRow> {
  using db = new DatabaseSync(file, { readOnly: true });
  db.exec('BEGIN');
  for (const table of TABLE_NAMES) {
    for (const row of db.prepare(selectAll(table)).iterate()) yield { table, row: { ...row } } as StoredRow;
  }
}

/** Everything into an empty database, or nothing. */
export async function loadInto(db: DatabaseSync, rows: AsyncIterable<StoredRow>): Promise<void> {
  db.exec('BEGIN IMMEDIATE');
  try {
    if (db.prepare('SELECT id FROM games UNION ALL SELECT id FROM persons LIMIT 1').get())
      throw new Error('the database is not empty');
    const inserts = new Map(
      TABLE_NAMES.map((table) => {
        const columns = TABLES[table];
        const values = columns.map(() => '?').join(', ');
        return [table, db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`)] as const;
      }),
    );
    for await (const row of rows) inserts.get(row.table)?.run(...Object.values(columnsOf(row)));
    sealEarlier(db); // a copy of an earlier version has no digests
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
