import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ADDED, isTable, ROWS_SINCE, type StoredRow } from '../store/rows.ts';
import { STEP_COUNT } from '../store/schema.ts';

// A copy as a file of JSON lines. The first line names the format; the last has the number of rows and a digest, so
// that a torn file is noticed.

interface End {
  readonly rows: number;
  readonly sha256: string;
}

/** The beginning of every copy. */
const HEADER = '{"meltemi-backup":1,';

/** Whether a copy may be written here: there is no file of this name, or it is a copy itself. */
export async function isFreeForCopy(file: string): Promise<boolean> {
  const there = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!there) return true;
  const { buffer, bytesRead } = await there.read(Buffer.alloc(HEADER.length));
  await there.close();
  return buffer.toString('latin1', 0, bytesRead) === HEADER;
}

/** Writes all rows; resolves when they are on disk. */
export async function writeRows(file: string, rows: AsyncIterable<StoredRow>): Promise<void> {
  const out = await open(file, 'w', 0o600); // it holds the seeds of running games
  const digest = createHash('sha256');
  try {
    let count = 0;
    const put = async (line: string) => {
      digest.update(line);
      await out.write(line);
    };
    await put(lineOf({ 'meltemi-backup': 1, steps: STEP_COUNT }));
    let page = '';
    for await (const one of rows) {
      count++;
      page += lineOf(one);
      if (page.length < 1 << 16) continue;
      await put(page);
      page = '';
    }
    await put(page);
    const end: End = { rows: count, sha256: digest.digest('hex') };
    await out.write(lineOf(end));
    await out.sync();
  } finally {
    await out.close();
  }
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The rows of a copy. A damaged file throws, at the latest at its end. */
export async function* readRows(file: string): AsyncGenerator<StoredRow> {
  const digest = createHash('sha256');
  let count = -1;
  let last: string | null = null;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (last !== null) {
      digest.update(`${last}\n`);
      if (count === -1) readHeader(last);
      else yield readRow(last);
      count++;
    }
    last = line;
  }
  readEnd(last ?? '', count, digest);
}

function readHeader(line: string): void {
  const header = parsed(line) as { 'meltemi-backup'?: unknown; steps?: unknown } | null;
  if (header?.['meltemi-backup'] !== 1) throw new Error('this is no backup of Meltemi');
  if (typeof header.steps !== 'number' || header.steps > STEP_COUNT)
    throw new Error('the backup was made by a newer version');
  if (header.steps < ROWS_SINCE)
    throw new Error(
      'the backup was made by an older version: restore it with that one, then start this one on its database',
    );
}

function readRow(line: string): StoredRow {
  const one = parsed(line) as Partial<StoredRow> | null;
  if (!isTable(one?.table) || typeof one.row !== 'object')
    throw new Error(`the backup is damaged: '${line.slice(0, 60)}' is no row`);
  return { table: one.table, row: { ...ADDED[one.table], ...one.row } } as StoredRow;
}

function readEnd(line: string, count: number, digest: Hash): void {
  const end = parsed(line) as End | null;
  if (typeof end?.rows !== 'number') throw new Error('the backup is cut off: its last line is missing');
  if (end.rows !== count || end.sha256 !== digest.digest('hex'))
    throw new Error('the backup is damaged: its digest is wrong');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
