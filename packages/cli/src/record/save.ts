import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf } from '@meltemi/engine/internal';
import { type GameRecord, readRecord } from '@meltemi/engine/record';
import { reasonOf } from '../command/system-error.ts';

// Games as files.

/** Writes a new file and then renames it, so that the old one stays until then. Replaces only recorded games. */
export function saveRecord(file: string, record: GameRecord): void {
  if (existsSync(file) && !isRecord(file))
    throw new Error(`${file} is there already and is no recorded game: choose another name`);
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, `${JSON.stringify(record, null, 1)}\n`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Error(`could not write ${file}: ${reasonOf(error)}`, { cause: error });
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
    throw new Error(`could not read ${file}: ${reasonOf(error)}`, { cause: error });
  }
  try {
    return readRecord(text);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}
