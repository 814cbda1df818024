import { DatabaseSync } from 'node:sqlite';
import { type StoredRow, selectAll, TABLES } from './rows.ts';
import { sealEarlier } from './sqlite-seal.ts';

/** Everything in a file, on a connection of its own, so that a server goes on writing. */
export async function* dumpFile(file: string): AsyncGenerator<StoredRow> {
  using db = new DatabaseSync(file, { readOnly: true });
  db.exec('BEGIN');
  for (const table of Object.keys(TABLES)) {
    for (const row of db.prepare(selectAll(table)).iterate()) yield { table, row: { ...row } as StoredRow['row'] };
  }
}

/** Everything into an empty database, or nothing. */
export async function loadInto(db: DatabaseSync, rows: AsyncIterable<StoredRow>): Promise<void> {
  db.exec('BEGIN IMMEDIATE');
  try {
    if (db.prepare('SELECT id FROM games UNION ALL SELECT id FROM persons LIMIT 1').get())
      throw new Error('the database is not empty');
    const inserts = new Map(
      Object.entries(TABLES).map(([table, columns]) => {
        const values = columns.map(() => '?').join(', ');
        return [table, db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`)];
      }),
    );
    for await (const { table, row } of rows) inserts.get(table)?.run(...TABLES[table].map((column) => row[column]));
    sealEarlier(db); // a copy of an earlier version has no digests
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
