import { messageOf } from '../model/errors.ts';
import type { Options } from '../model/options.ts';

/** A game as a file: what was agreed, every move in notation (fate's included), and hashes to check it by. */
export interface GameRecord {
  readonly meltemi: 1;
  /** The versions of Meltemi and of the rules that wrote it; records from before 0.1.0 have neither. */
  readonly version?: string;
  readonly rules?: string;
  readonly options: Options;
  readonly moves: readonly string[];
  /** Hashes after every 50th move, and after the last one. */
  readonly hashes: readonly { readonly after: number; readonly hash: string }[];
}

/** Reads a record from text; throws an error that says why it is not one. */
export function readRecord(text: string): GameRecord {
  const value = parse(text);
  if (typeof value !== 'object' || value === null)
    throw new Error('This is no recorded game: it is not a JSON object.');
  const record = value as Partial<GameRecord>;
  if (record.meltemi !== 1) throw new Error(`This is no recorded game of this version: 'meltemi' is not 1.`);
  if (typeof record.options !== 'object' || record.options === null) throw new Error(`The record has no 'options'.`);
  for (const name of ['version', 'rules'] as const)
    if (record[name] !== undefined && typeof record[name] !== 'string')
      throw new Error(`The record's '${name}' is no text.`);
  if (!Array.isArray(record.moves) || !record.moves.every((move) => typeof move === 'string')) {
    throw new Error(`The record has no list of 'moves' in notation.`);
  }
  const isHash = (h: Partial<GameRecord['hashes'][0]> | null) =>
    typeof h?.after === 'number' && typeof h.hash === 'string';
  if (!Array.isArray(record.hashes) || !record.hashes.every(isHash))
    throw new Error(`The record has no list of 'hashes'.`);
  return record as GameRecord;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = messageOf(error).replace(/\s+/g, ' ');
    throw new Error(`This is no recorded game: it is not JSON (${reason}).`);
  }
}
