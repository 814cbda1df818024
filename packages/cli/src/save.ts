import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { messageOf } from '@meltemi/engine/internal';
import { type GameRecord, readRecord } from '@meltemi/engine/record';
import { reasonOf } from './system-error.ts';

// Games as files.

/** The file as it was stays until the new one is complete. Only a recorded game is replaced. */
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

/** Whether a file says of itself that it is a recorded game; what can't be read at all is for the writing to find out. */
function isRecord(file: string): boolean {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.meltemi === 1;
  } catch (error) {
    return !(error instanceof SyntaxError);
  }
}

/** A record, or an error that says what is wrong with the file. */
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
