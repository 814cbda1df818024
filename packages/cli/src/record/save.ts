import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf } from '@meltemi/engine/internal';
import { type GameRecord, readRecord } from '@meltemi/engine/record';
import { reasonOf } from '../command/system-error.ts';

// Games as files.

/** A file could not be read or written, or holds something else: for sentences in other languages. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly problem: 'taken' | 'read' | 'write';
  readonly file: string;

  constructor(problem: FileError['problem'], file: string, cause?: unknown) {
    super(SENTENCES[problem](file, reasonOf(cause)), { cause });
    this.problem = problem;
    this.file = file;
  }
}

const SENTENCES: { readonly [P in FileError['problem']]: (file: string, why: string) => string } = {
  taken: (file) => `${file} is there already and is no recorded game: choose another name`,
  read: (file, why) => `could not read ${file}: ${why}`,
  write: (file, why) => `could not write ${file}: ${why}`,
};

/** Writes a new file and then renames it, so that the old one stays until then. Replaces only recorded games. */
export function saveRecord(file: string, record: GameRecord): void {
  if (existsSync(file) && !isRecord(file)) throw new FileError('taken', file);
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, `${JSON.stringify(record, null, 1)}\n`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new FileError('write', file, error);
  }
}

/** Whether a file contains a recorded game. True also for an unreadable file: writing will report its error. */
function isRecord(file: string): boolean {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.meltemi === 1;
  } catch (error) {
    return !(error instanceof SyntaxError);
  }
}

/** Reads a record; throws an error that says what is wrong with the file. */
export function loadRecord(file: string): GameRecord {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new FileError('read', file, error);
  }
  try {
    return readRecord(text);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}
