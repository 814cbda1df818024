import { writeArrangement } from './board/arrangement.ts';
import { actor, apply } from './game.ts';
import type { Move } from './moves.ts';
import { hashPosition } from './notation/hash.ts';
import { readMove, writeMove } from './notation/move.ts';
import { agree, type Options } from './options.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

// A game as a file: what was agreed, every move in notation (fate's included), and hashes to check it by.

/** After how many moves a hash is noted. */
const EVERY = 50;

export interface GameRecord {
  readonly meltemi: 1;
  readonly options: Options;
  readonly moves: readonly string[];
  /** Hashes after every 50th move, and after the last one. */
  readonly hashes: readonly { readonly after: number; readonly hash: string }[];
}

/** The first place where a record does not hold. */
interface Difference {
  readonly after: number;
  readonly text: string;
}

/** Writes a game down while it is played. */
export class Recorder {
  readonly options: Options;
  readonly moves: string[] = [];
  private readonly hashes: { after: number; hash: string }[] = [];

  /** A random board is written down as it is: a record outlives any change of the generator. */
  constructor(options: Options) {
    const { board } = options;
    const drawn = board === undefined || (typeof board === 'object' && 'seed' in board);
    const printed = drawn && options.start !== 'quick' ? agree(options).board : null;
    const tiles = printed && 'tiles' in printed ? writeArrangement(printed.tiles) : null;
    this.options = tiles === null ? options : { ...options, board: { tiles } };
  }

  /** To be called with the state before the move. */
  note(before: State, move: Move): void {
    if (this.moves.length > 0 && this.moves.length % EVERY === 0) this.hashes.push(this.hashNow(before));
    this.moves.push(writeMove(before, move));
  }

  finish(s: State): GameRecord {
    const hashes = this.hashes.filter(({ after }) => after < this.moves.length);
    return { meltemi: 1, options: this.options, moves: [...this.moves], hashes: [...hashes, this.hashNow(s)] };
  }

  private hashNow(s: State): { after: number; hash: string } {
    return { after: this.moves.length, hash: hashPosition(s) };
  }
}

export interface Replayed {
  readonly state: State;
  readonly played: number;
  readonly difference: Difference | null;
}

/**
 * Plays a record from the start; stops at the first illegal move or wrong hash, or where moves are missing. `seen` is called before every
 * move.
 */
export function replay(record: GameRecord, seen?: (s: State, move: Move) => void): Replayed {
  const s = setup(record.options);
  const hashes = new Map(record.hashes.map(({ after, hash }) => [after, hash]));
  let played = 0;
  const differs = (text: string): Replayed => ({ state: s, played, difference: { after: played, text } });
  for (const text of record.moves) {
    try {
      if (actor(s) === null) return differs(`The game is over, but '${text}' follows.`);
      const move = readMove(s, text);
      seen?.(s, move);
      apply(s, move);
    } catch (error) {
      return differs(`Move ${played + 1}, '${text}': ${(error as Error).message}`);
    }
    played++;
    const hash = hashes.get(played);
    if (hash !== undefined && hash !== hashPosition(s)) {
      return differs(`After move ${played}, '${text}', the position is ${hashPosition(s)}, recorded was ${hash}.`);
    }
  }
  const last = Math.max(0, ...hashes.keys());
  if (last > played) return differs(`The moves end after ${played}, but a hash was recorded after move ${last}.`);
  return { state: s, played, difference: null };
}

/** Reads a record from text; a file that is none gets a sentence that says what is wrong. */
export function readRecord(text: string): GameRecord {
  const value = parse(text);
  if (typeof value !== 'object' || value === null)
    throw new Error('This is no recorded game: it is not a JSON object.');
  const record = value as Partial<GameRecord>;
  if (record.meltemi !== 1) throw new Error(`This is no recorded game of this version: 'meltemi' is not 1.`);
  if (typeof record.options !== 'object' || record.options === null) throw new Error(`The record has no 'options'.`);
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
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This is no recorded game: it is not JSON (${(error as Error).message}).`);
  }
}
